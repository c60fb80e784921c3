import { useId } from "react";
import { styled } from "styled-components";
import type { Standings } from "../../../../domain/club/standings/standings.ts";
import type { TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { french } from "../../../design/components/text/french.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { $competitions } from "../../matches/admin/choices.ts";
import { RowsField } from "./RowsField.tsx";
import { $isUnused, staffStandings } from "./standings.ts";
import { hints, labels, shownRows, unused, words } from "./words.ts";

/** Takes no place while it is empty. */
const Notice = styled.div`
  &:empty {
    position: absolute;
  }
`;

const StandingsFields = ({ texts, field }: GivenToFields<Standings, TypedStandings>) => {
  const { competitions, isUnused } = useUnit({ competitions: $competitions, isUnused: $isUnused });
  const known = useId();
  const given = (name: keyof TypedStandings) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  return (
    <>
      <Pair>
        <Field {...given("competition")} list={known} hint={french(hints.competition)} dir="auto" />
        <Field {...given("title")} mark={formWords.optional} hint={french(hints.title)} dir="auto" />
      </Pair>
      <datalist id={known}>
        {competitions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Notice role="status">{isUnused && <Alert tone="wait" title={french(unused)} />}</Notice>
      <Pair>
        <Field {...given("asOf")} type="date" min="2000-01-01" max="2099-12-31" />
      </Pair>
      <RowsField {...field("rows")} text={texts.rows} />
      <TextArea {...given("note")} mark={formWords.optional} rows={2} dir="auto" />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

const shownAs = (name: keyof TypedStandings, text: string): string => {
  if (name === "rows") return shownRows(text);
  return name === "asOf" ? longDate(text) : shownVisibility(name, text);
};

/** The dialog that adds standings, or changes them. */
export const StandingsDialog = () => (
  <DetailsDialog
    form={staffStandings.form}
    words={words}
    labels={labels}
    shownAs={shownAs}
    reasonOf={staffStandings.reasonOf}
    size="wide"
    Fields={StandingsFields}
  />
);
