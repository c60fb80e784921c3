import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { List, Remark } from "./figures.styles.ts";

export type LinkedEntry = {
  /** The page that the entry leads to. */
  readonly to: string;
  readonly title: string;
  /** The figure that it is in the list for, in words. */
  readonly figure: string;
};

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
      {entries.length === 0 ? (
        <p>{french(empty)}</p>
      ) : (
        <ol>
          {entries.map(({ to, title, figure }) => (
            <li key={to}>
              <Link to={to}>{typeset(title)}</Link>
              <span>{french(figure)}</span>
            </li>
          ))}
        </ol>
      )}
      {remark && entries.length > 0 && <Remark>{french(remark)}</Remark>}
    </List>
  );
};
