import { Icon } from "../media/Icon.tsx";
import { Gap, Number, Off, Row } from "./Pager.styles.ts";
import { pagesAround } from "./pages.ts";
import { TextLink } from "../actions/TextLink.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

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
