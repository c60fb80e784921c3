import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { TableToggle } from "../overview/overview.styles.ts";
import { List, Remark } from "./figures.styles.ts";
import { words } from "./words.ts";

export type LinkedEntry = {
  /** The page that the entry leads to. */
  readonly to: string;
  readonly title: string;
  /** The figure that it is in the list for, in words. */
  readonly figure: string;
};

/** Entries before the others are folded. */
const firstShown = 10;

const Entries = ({ entries, start }: { readonly entries: readonly LinkedEntry[]; readonly start?: number }) => (
  <ol start={start}>
    {entries.map(({ to, title, figure }) => (
      <li key={to}>
        <Link to={to}>{typeset(title)}</Link>
        <span>{french(figure)}</span>
      </li>
    ))}
  </ol>
);

type LinkedListProps = {
  readonly title: string;
  readonly entries: readonly LinkedEntry[];
  /** What will stand here, while there are none. */
  readonly empty: string;
  readonly remark?: string;
};

/** A named list of pages with a figure each, the highest first. */
export const LinkedList = ({ title, entries, empty, remark }: LinkedListProps) => {
  const id = useId();
  return (
    <List aria-labelledby={id}>
      <h3 id={id}>{french(title)}</h3>
      {entries.length === 0 ? <p>{french(empty)}</p> : <Entries entries={entries.slice(0, firstShown)} />}
      {entries.length > firstShown && (
        <details>
          <TableToggle>{french(words.others(entries.length - firstShown))}</TableToggle>
          <Entries entries={entries.slice(firstShown)} start={firstShown + 1} />
        </details>
      )}
      {remark && entries.length > 0 && <Remark>{french(remark)}</Remark>}
    </List>
  );
};
