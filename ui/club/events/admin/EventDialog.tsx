import type { EventRecord } from "../../../../domain/club/events/event.ts";
import type { TypedEvent } from "../../../../domain/club/events/typed.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { $teams } from "../../matches/admin/choices.ts";
import { staffEvents } from "./events.ts";
import { fieldWords, rowWords } from "./words.ts";

const Controls = ({ item, texts, field, control }: GivenToControls<EventRecord, TypedEvent>) => {
  const offered = valueOf(useUnit($teams)) ?? [];
  const own = item?.team ?? "";
  const isUnknown = own !== "" && offered.every(({ slug }) => slug !== own);
  return (
    <>
      {control("slug")}
      {control("title")}
      <Pair>
        {control("kind")}
        <Select
          label={fieldWords.team.label}
          {...field("team")}
          defaultValue={texts.team}
          choices={[
            { value: "", words: rowWords.allTeams },
            ...(isUnknown ? [{ value: own, words: own }] : []),
            ...offered.map(({ slug, game }) => ({ value: slug, words: game })),
          ]}
        />
      </Pair>
      <Pair>
        <Field
          label={fieldWords.start.label}
          {...field("start")}
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          hint={french(fieldWords.start.hint ?? "")}
        />
        {control("minutes")}
      </Pair>
      {item ? <input type="hidden" name="weeks" defaultValue={texts.weeks} /> : control("weeks")}
      <Pair>
        {control("location")}
        {control("seats", { inputMode: "numeric" })}
      </Pair>
      {control("description", { rows: 3 })}
      <Pair>
        {control("status")}
        {control("visibility")}
      </Pair>
    </>
  );
};

/** The dialog that adds an event, or changes one. */
export const EventDialog = recordDialog({
  model: staffEvents,
  fieldWords,
  Controls,
  shownAs: { start: (text) => text.replace("T", " ") },
});
