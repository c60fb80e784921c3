import type { Match } from "../../../domain/club/matches/match.ts";
import { outcomesOf, type Shares } from "../../../domain/club/predictions/prediction.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { $club } from "../../lib/page/club.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { SplitBar } from "../matches/board/SplitBar.tsx";
import { Quiet, Rows } from "./Predictions.styles.ts";
import { outcomeName, words } from "./words.ts";

export const countOf = ({ won, drawn, lost }: Shares): number => won + drawn + lost;

type SharesProps = { readonly match: Match; readonly shares: Shares; readonly isOpen: boolean };

/** How many of the predictions expect each outcome. Nothing without any. */
export const SharesList = ({ match: { format, opponent }, shares, isOpen }: SharesProps) => {
  const { shortName } = useUnit($club);
  const count = countOf(shares);
  if (count === 0) return null;
  const offered = outcomesOf(format);
  // A format that was changed since may have no draw.
  const shown = (["won", "drawn", "lost"] as const).filter((one) => offered.includes(one) || shares[one] > 0);
  return (
    <>
      <Quiet>{french(isOpen ? words.sharesNow(count) : words.shares(count))}</Quiet>
      <Rows>
        {shown.map((outcome) => (
          <li key={outcome}>
            <bdi>{typeset(outcomeName(outcome, { club: shortName, opponent }))}</bdi>
            <SplitBar ours={shares[outcome]} theirs={count - shares[outcome]} />
            <b>{french(words.share(Math.round((100 * shares[outcome]) / count)))}</b>
          </li>
        ))}
      </Rows>
    </>
  );
};
