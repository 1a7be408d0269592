/// Exhibits of one kind.
@MainActor struct Room {
  let title: String
  let exhibits: [Exhibit.Type]

  static let all = [
    Room(
      title: "Texts",
      exhibits: [LabelExhibit.self, TextFieldExhibit.self, TextViewExhibit.self]),
    Room(
      title: "Controls",
      exhibits: [
        ButtonExhibit.self, SwitchExhibit.self, SliderExhibit.self, StepperExhibit.self,
        SegmentedControlExhibit.self, PageControlExhibit.self, MenuExhibit.self,
      ]),
    Room(title: "Pickers", exhibits: [DatePickerExhibit.self, PickerExhibit.self]),
    Room(
      title: "Views",
      exhibits: [
        ImageExhibit.self, StackExhibit.self, ScrollExhibit.self, ProgressExhibit.self,
        ActivityExhibit.self, GestureExhibit.self, AnimationExhibit.self,
      ]),
    Room(
      title: "Lists",
      exhibits: [
        PlainTableExhibit.self, GroupedTableExhibit.self, InsetTableExhibit.self,
        LongTableExhibit.self, CellExhibit.self, EditingExhibit.self, SwipeExhibit.self,
        GridExhibit.self, CarouselExhibit.self, OutlineExhibit.self, RefreshExhibit.self,
        SearchExhibit.self, SearchBarExhibit.self,
      ]),
    Room(
      title: "Presentations",
      exhibits: [
        AlertExhibit.self, PresentationExhibit.self, TransitionExhibit.self,
        ActivityViewExhibit.self,
      ]),
    Room(
      title: "Containers",
      exhibits: [
        NavigationExhibit.self, BarExhibit.self, TitleExhibit.self, LargeTitleExhibit.self,
        TabExhibit.self, SplitExhibit.self, PageExhibit.self, ChildExhibit.self,
      ]),
  ]
}
