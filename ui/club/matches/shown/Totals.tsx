import { styled } from "styled-components";
import type { Totals as Counted } from "../../../../domain/club/matches/totals.ts";
import { french } from "../../../design/components/text/french.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../../design/tokens/measures.ts";
import { totalWords } from "./totalWords.ts";

const List = styled.ul`
  ${row(`${space.x2} ${space.x5}`)}
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  b {
    color: ${meaning.text};
    font-size: ${size.headline};
    font-weight: ${weight.black};
    font-stretch: ${width.broad};
  }
`;

const names = ["won", "drawn", "lost", "mapsWon", "mapsLost"] as const;

type TotalsProps = {
  readonly totals: Counted;
  /** See `useScore`. */
  readonly mark: string | undefined;
};

/** The name of a record, as `useScore` takes it. Each result makes another one, which is hidden again. */
export const recordName = (address: string, { won, drawn, lost }: Counted): string =>
  `${address}#${won + drawn + lost}`;

/** "12 victoires", "3 défaites", "26 manches gagnées": counted, without draws while there are none. */
export const Totals = ({ totals, mark }: TotalsProps) => (
  <List aria-label={totalWords.title} data-score={mark}>
    {names
      .filter((name) => name !== "drawn" || totals.drawn > 0)
      .map((name) => (
        <li key={name}>
          <b>{wholeNumber(totals[name])}</b> {french(totalWords[name](totals[name]))}
        </li>
      ))}
  </List>
);
