import { type Position, positionIcons } from "../../../../domain/applications/positions.ts";
import type { TypedPosition } from "../../../../domain/applications/typedPosition.ts";
import { DetailsDialog, type GivenToFields } from "../../../club/lists/admin/DetailsDialog.tsx";
import { Pair } from "../../../club/lists/admin/DetailsDialog.styles.ts";
import { formWords } from "../../../club/lists/admin/words.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french } from "../../../design/components/text/french.ts";
import { staffPositions } from "./positionList.ts";
import { QuestionsField } from "./QuestionsField.tsx";
import { hints, iconWords, labels, shownAs, visibilities, words } from "./words.ts";

const iconChoices = positionIcons.map((value) => ({ value, words: iconWords[value] }));
const visibilityChoices = (["published", "draft"] as const).map((value) => ({
  value,
  words: french(visibilities[value]),
}));

const PositionFields = ({ texts, field }: GivenToFields<Position, TypedPosition>) => {
  const given = (name: keyof TypedPosition) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  return (
    <>
      <input type="hidden" name="slug" defaultValue={texts.slug} />
      <Field {...given("title")} hint={french(hints.title)} dir="auto" />
      <TextArea {...given("description")} rows={3} dir="auto" />
      <TextArea {...given("skills")} mark={formWords.optional} hint={french(hints.skills)} rows={2} dir="auto" />
      <Pair>
        <Select {...given("icon")} defaultValue={texts.icon} choices={iconChoices} />
        <Select {...given("visibility")} defaultValue={texts.visibility} choices={visibilityChoices} />
      </Pair>
      <QuestionsField {...field("questions")} typed={texts.questions} />
    </>
  );
};

/** The dialog that adds a position, or changes one. */
export const PositionDialog = () => (
  <DetailsDialog
    form={staffPositions.form}
    words={words}
    labels={labels}
    shownAs={shownAs}
    reasonOf={staffPositions.reasonOf}
    Fields={PositionFields}
  />
);
