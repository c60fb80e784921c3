import type { HonourRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedHonour } from "../../../../domain/club/teams/typed.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { $results, staffHonours } from "./models.ts";
import { hints, honourLabels as labels, honourWords, words } from "./words.ts";

/** The team's latest results; a match that stands there stays a choice. */
const MatchField = ({ texts, field }: Pick<GivenToFields<HonourRecord, TypedHonour>, "texts" | "field">) => {
  const results = useUnit($results);
  const choices = results.map(({ slug, opponent, start }) => ({
    value: String(slug),
    words: `${typeset(opponent)}, ${longDate(start)}`,
  }));
  const isOther = texts.match !== "" && choices.every(({ value }) => value !== texts.match);
  return (
    <Select
      key={choices.length}
      label={labels.match}
      mark={formWords.optional}
      hint={french(hints.match)}
      {...field("match")}
      defaultValue={texts.match}
      choices={[
        { value: "", words: words.noMatch },
        ...(isOther ? [{ value: texts.match, words: texts.match }] : []),
        ...choices,
      ]}
    />
  );
};

const HonourFields = ({ texts, field }: GivenToFields<HonourRecord, TypedHonour>) => {
  const given = (name: keyof TypedHonour) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  return (
    <>
      <input type="hidden" name="team" defaultValue={texts.team} />
      <Field {...given("title")} dir="auto" />
      <Pair>
        <Field {...given("result")} hint={french(hints.result)} />
        <Field {...given("year")} mark={formWords.optional} inputMode="numeric" maxLength={4} />
      </Pair>
      <MatchField texts={texts} field={field} />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

/** The dialog that adds an honour to the shown team, or changes one. */
export const HonourDialog = () => (
  <DetailsDialog
    form={staffHonours.form}
    words={honourWords}
    labels={labels}
    shownAs={shownVisibility}
    reasonOf={staffHonours.reasonOf}
    Fields={HonourFields}
  />
);
