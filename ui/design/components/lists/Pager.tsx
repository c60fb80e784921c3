import { Icon } from "../media/Icon.tsx";
import { Gap, Number, Off, Row } from "./Pager.styles.ts";
import { TextLink } from "../actions/TextLink.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

/** The page numbers of a pager: first, last, and those around the current page. `null` is a gap. */
export const pagesAround = (page: number, pages: number): readonly (number | null)[] => {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 7) return all;
  const kept = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return kept.flatMap((number, index) => {
    const gap = number - (kept[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

const mostOnOneLine = 3;

export type PagerProps = {
  /** Accessible name: "Pages d'articles". */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
};

/** Links to the pages of a list. Renders nothing for a single page. */
export const Pager = ({ label, page, pages, addressOf }: PagerProps) => {
  const numbers = pagesAround(page, pages);
  if (pages <= 1) return null;
  return (
    <Row aria-label={label} $isLong={numbers.length > mostOnOneLine}>
      {page > 1 ? (
        <TextLink way="back" to={addressOf(page - 1)} rel="prev">
          {words.previous}
        </TextLink>
      ) : (
        <Off>
          <Icon name="back" />
          {words.previous}
        </Off>
      )}
      <ol>
        {numbers.map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Number to={addressOf(number)} aria-current={number === page ? "page" : undefined}>
                <span>
                  <VisuallyHidden>{words.page} </VisuallyHidden>
                  {number}
                </span>
              </Number>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <TextLink to={addressOf(page + 1)} rel="next">
          {words.next}
        </TextLink>
      ) : (
        <Off>
          {words.next}
          <Icon name="arrow" />
        </Off>
      )}
    </Row>
  );
};
