import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ArticleTitle } from "../../../domain/content/articles/article.ts";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { nameText } from "../../design/tokens/text.ts";
import { articleAddress } from "./address.ts";

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.x1} ${space.x5};
    padding-block: ${space.x3};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  a {
    ${nameText}
    min-width: 0;
  }
  a:not(:hover) {
    text-decoration-color: transparent;
  }
  time {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

/** Articles as a list of titles with their dates. */
export const ArticleTitles = ({ articles }: { readonly articles: readonly ArticleTitle[] }) => (
  <List>
    {articles.map(({ slug, title, publishedAt }) => (
      <li key={slug}>
        <Link to={articleAddress(slug)}>{typeset(title)}</Link>
        <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
      </li>
    ))}
  </List>
);
