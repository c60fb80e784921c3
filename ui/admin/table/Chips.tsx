import { Link } from "../../design/components/actions/Link.tsx";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { ChipRow } from "./Chips.styles.ts";

export type Chip = {
  readonly key: string;
  readonly words: string;
  readonly to: string;
  readonly isChosen: boolean;
  /** Null while it isn't known; absent where it isn't counted. */
  readonly count?: number | null | undefined;
};

type ChipsProps = { readonly label: string; readonly chips: readonly Chip[] };

/** The filters of a list, each an address. */
export const Chips = ({ label, chips }: ChipsProps) => (
  <ChipRow aria-label={label}>
    {chips.map(({ key, words, to, isChosen, count }) => (
      <Link key={key} to={to} replace preventScrollReset aria-current={isChosen || undefined}>
        {french(words)} {count !== undefined && count !== null && <b>{wholeNumber(count)}</b>}
      </Link>
    ))}
  </ChipRow>
);
