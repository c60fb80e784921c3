import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { litWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../theme/measures.ts";
import { link, pager } from "../theme/parts/controls.ts";
import { below } from "../theme/screens.ts";
import { parallelogram, plate } from "../theme/slope.ts";
import { Icon } from "./Icon.tsx";
import { pagesAround } from "./pages.ts";
import { TextLink } from "./TextLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { words } from "./words.ts";

const Row = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x4};
  margin-top: ${space.x8};
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};

  ol {
    display: flex;
    gap: ${pager.gap};
  }
  ${below.phone} {
    flex-wrap: wrap;
    gap: ${space.x2};

    > :is(a, span) {
      font-size: ${size.small};
    }
  }
`;
const Number = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${pager.width};
  min-height: ${pager.height};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  text-decoration: none;

  ${below.phone} {
    min-width: ${layout.touch};
  }
  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current] {
    ${plate(parallelogram(pager.cut), meaning.mark)}
    background: none;
    color: ${meaning.onMark};
    ${litWhenForced}
  }
`;
const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${space.x5};
  min-height: ${pager.height};
  color: ${meaning.textQuiet};
`;
const Off = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${meaning.textQuiet};
  opacity: ${pager.off};

  svg {
    width: ${link.glyph};
    height: ${link.glyph};
  }
`;

export type PagerProps = {
  /** What the pages are of: "Pages d'articles". */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
};

/** The pages of a list, as links. Nothing when there is only one. */
export const Pager = ({ label, page, pages, addressOf }: PagerProps) =>
  pages > 1 && (
    <Row aria-label={label}>
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
        {pagesAround(page, pages).map((number, at) => (
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
