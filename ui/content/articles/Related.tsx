import { css, styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { Cover } from "../../design/components/media/Cover.tsx";
import { Facts } from "../../design/components/surfaces/Facts.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { articleAddress } from "./address.ts";
import { $related } from "./article.ts";
import { words } from "./words.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { asideTitle } from "../../design/tokens/text.ts";

/** Small cards in a column, each over a line. */
const relatedStyles = css`
  h2 {
    ${asideTitle}
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x3};
    padding-block: ${space.x5};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-decoration: none;
  }
  a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
  h3 {
    margin-bottom: ${space.near};
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
    overflow-wrap: anywhere;
  }
  ${printHidden}
`;

const Aside = styled.aside`
  ${relatedStyles}
`;

/** Related articles in the sidebar. Renders nothing without any. */
export const Related = () => {
  const related = useUnit($related);
  return (
    <Aside aria-label={words.readNext}>
      {related.length > 0 && (
        <>
          <h2>{words.readNext}</h2>
          <ul>
            {related.map(({ slug, title, category, categoryLabel, featuredImage, publishedAt }) => (
              <li key={slug}>
                <Link to={articleAddress(slug)}>
                  <Cover category={category} title={title} picture={featuredImage ?? null} />
                  <div>
                    <h3>{typeset(title)}</h3>
                    <Facts>
                      {categoryLabel && <span>{categoryLabel}</span>}
                      <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
                    </Facts>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Aside>
  );
};
