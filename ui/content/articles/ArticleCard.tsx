import { Card } from "../../design/components/surfaces/Card.tsx";
import { articleAddress } from "./address.ts";
import type { ShownArticle } from "./shownArticle.ts";
import { words } from "./words.ts";

type ArticleCardProps = { readonly article: ShownArticle; readonly isLead?: boolean };

/** An article in the list. */
export const ArticleCard = ({ article, isLead = false }: ArticleCardProps) => (
  <Card
    to={articleAddress(article.slug)}
    category={article.category}
    label={article.categoryLabel}
    title={article.title}
    picture={article.featuredImage ?? null}
    date={article.publishedAt}
    excerpt={article.excerpt}
    byline={article.author ?? words.newsroom}
    isLead={isLead}
  />
);
