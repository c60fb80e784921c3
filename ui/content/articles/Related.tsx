import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Cover } from "../../design/components/media/Cover.tsx";
import { Facts } from "../../design/components/surfaces/Facts.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { articleAddress } from "./address.ts";
import { $related } from "./article.ts";
import { relatedStyles } from "./Related.styles.ts";
import { categoryLabel, words } from "./words.ts";

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
            {related.map(({ id, slug, title, category, featuredImage, publishedAt }) => (
              <li key={id}>
                <Link to={articleAddress(slug)}>
                  <Cover category={categoryLabel(category)} title={title} picture={featuredImage} />
                  <div>
                    <h3>{typeset(title)}</h3>
                    <Facts>
                      {category && <span>{categoryLabel(category)}</span>}
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
