/// How far a film is that is being made, in words.
struct FilmProgress: Hashable {
  /// The film's file.
  var name: String
  /// Frames that are taken, in per cent.
  var percent: Int
  /// Whether all frames are taken, and the encoder is at work on them.
  var isEncoding: Bool

  /// `Filming SheetLab-basic-1.mp4… 40 %`. How long an encoder takes it does not say.
  var text: String { isEncoding ? "Encoding \(name)…" : "Filming \(name)… \(percent) %" }

  /// The answer to who asks for another film meanwhile.
  var refusal: String { text + "\nThe next film can be asked for when it is saved" }

  /// Whether it is worth a word after what was said before: every ten per cent, and at the encoder.
  func isNews(after said: FilmProgress) -> Bool {
    percent / 10 > said.percent / 10 || isEncoding != said.isEncoding
  }
}
