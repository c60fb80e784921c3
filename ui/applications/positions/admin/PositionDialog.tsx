import type { Position } from "../../../../domain/applications/positions.ts";
import type { TypedPosition } from "../../../../domain/applications/typedPosition.ts";
import { Pair } from "../../../club/lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../../club/lists/admin/RecordDialog.tsx";
import { staffPositions } from "./positionList.ts";
import { QuestionsField } from "./QuestionsField.tsx";
import { fieldWords, shownQuestions } from "./words.ts";

const Controls = ({ texts, field, control }: GivenToControls<Position, TypedPosition>) => (
  <>
    {control("slug")}
    {control("title")}
    {control("description", { rows: 3 })}
    {control("skills", { rows: 2 })}
    <Pair>
      {control("icon")}
      {control("visibility")}
    </Pair>
    <QuestionsField {...field("questions")} typed={texts.questions} />
  </>
);

/** The dialog that adds a position, or changes one. */
export const PositionDialog = recordDialog({
  model: staffPositions,
  fieldWords,
  Controls,
  shownAs: { questions: shownQuestions },
});
