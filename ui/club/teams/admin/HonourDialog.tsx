import type { HonourRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedHonour } from "../../../../domain/club/teams/typed.ts";
import { Select } from "../../../design/components/lists/Select.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { $results, staffHonours } from "./models.ts";
import { honourFieldWords as fieldWords, words } from "./words.ts";

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
      label={fieldWords.match.label}
      mark={formWords.optional}
      hint={fieldWords.match.hint}
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

const Controls = ({ texts, field, control }: GivenToControls<HonourRecord, TypedHonour>) => (
  <>
    {control("team")}
    {control("title")}
    <Pair>
      {control("result")}
      {control("year")}
    </Pair>
    <MatchField texts={texts} field={field} />
    {control("visibility")}
  </>
);

/** The dialog that adds an honour to the shown team, or changes one. */
export const HonourDialog = recordDialog({ model: staffHonours, fieldWords, Controls });
