import AppHost
import CoordinatorTesting
import WebHost

/// What `serve --inspect` shows beside the app.
@MainActor final class SessionInspector: Inspector {
  private let probe: SessionProbe
  private let commandName: String

  init(_ session: AppSession, census: Census, commandName: String) {
    probe = SessionProbe(session, census: census)
    self.commandName = commandName
  }

  var sections: [InspectorSection] { [flows, leaks, trace, recorder] }

  func press(_ button: String) {
    switch button {
    case "record": probe.record()
    case "stop": probe.stopRecording()
    default: break
    }
  }

  private var flows: InspectorSection {
    let lines = probe.flows.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      let isShown = text.hasPrefix("- ")
      return InspectorSection.Line(
        depth: (line.count - text.count) / 2, text: String(isShown ? text.dropFirst(2) : text),
        isShown: isShown)
    }
    return InspectorSection(
      "flows", "Coordinators and screens",
      lines.isEmpty ? .nothing("No coordinator runs.") : .outline(lines))
  }

  private var leaks: InspectorSection {
    let leaks = probe.leaks.map { "\($0)." }
    return InspectorSection(
      "leaks", "Left behind",
      leaks.isEmpty ? .nothing("Nothing lives that should be gone.") : .problems(leaks))
  }

  private var trace: InspectorSection {
    let lines = probe.trace
    return InspectorSection(
      "trace", "Trace",
      lines.isEmpty
        ? .nothing("Nothing has happened since the app began.")
        : .log(lines, count: probe.traceCount))
  }

  private var recorder: InspectorSection {
    let script = probe.script
    let text = script.description
    let files: [InspectorSection.File] =
      text.isEmpty
      ? []
      : [
        .init("\(commandName).script", "Save", text: text),
        .init("\(commandName).script.json", "Save as JSON", text: script.json),
      ]
    return InspectorSection(
      "recorder", "Recorder",
      text.isEmpty ? .nothing("Nothing has been done yet.") : .code(text),
      note: (probe.isRecording ? "What you do is written down. " : "The recorder stands still. ")
        + "A script that begins where the app begins is replayed by “\(commandName) replay FILE”, and"
        + " by a test.",
      buttons: probe.isRecording
        ? [.init("stop", "Stop"), .init("record", "Begin again")] : [.init("record", "Record")],
      files: files)
  }
}
