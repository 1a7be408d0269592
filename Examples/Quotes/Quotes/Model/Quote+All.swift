extension Quote {
  /// All of them by people who died more than a hundred years ago.
  static let all = [
    Quote(text: "Well begun is half done.", author: "Aristotle"),
    Quote(text: "I know that I know nothing.", author: "Socrates"),
    Quote(
      text: "It is during our darkest moments that we must focus to see the light.",
      author: "Aristotle"),
    Quote(text: "He who knows that enough is enough will always have enough.", author: "Laozi"),
    Quote(text: "A journey of a thousand miles begins with a single step.", author: "Laozi"),
    Quote(
      text: "The impediment to action advances action. What stands in the way becomes the way.",
      author: "Marcus Aurelius"),
    Quote(text: "No man ever steps in the same river twice.", author: "Heraclitus"),
    Quote(
      text: "That brain of mine is something more than merely mortal, as time will show.",
      author: "Ada Lovelace"),
    Quote(
      text: "If I have seen further, it is by standing on the shoulders of giants.",
      author: "Isaac Newton"),
    Quote(
      text: "There is no gate, no lock, no bolt that you can set upon the freedom of my mind.",
      author: "Mary Wollstonecraft"),
  ]
}
