import { useId } from "react";
import { styled } from "styled-components";
import type { Standings } from "../../../../domain/club/standings/standings.ts";
import type { TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { french } from "../../../design/components/text/french.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { $competitions } from "../../matches/admin/choices.ts";
import { RowsField } from "./RowsField.tsx";
import { $isUnused, staffStandings } from "./standings.ts";
import { fieldWords, shownRows, unused } from "./words.ts";

/** Takes no place while it is empty. */
const Notice = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Controls = ({ texts, field, control }: GivenToControls<Standings, TypedStandings>) => {
  const { competitions, isUnused } = useUnit({ competitions: $competitions, isUnused: $isUnused });
  const known = useId();
  return (
    <>
      <Pair>
        {control("competition", { list: known })}
        {control("title")}
      </Pair>
      <datalist id={known}>
        {competitions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Notice role="status">{isUnused && <Alert tone="wait" title={french(unused)} />}</Notice>
      <Pair>{control("asOf", { min: "2000-01-01", max: "2099-12-31" })}</Pair>
      <RowsField {...field("rows")} text={texts.rows} />
      {control("note", { rows: 2 })}
      {control("visibility")}
    </>
  );
};

/** The dialog that adds standings, or changes them. */
export const StandingsDialog = recordDialog({
  model: staffStandings,
  fieldWords,
  Controls,
  shownAs: { rows: shownRows, asOf: longDate },
  size: "wide",
});
