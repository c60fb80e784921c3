import { styled } from "styled-components";
import type { ArticleLead } from "../../../../domain/content/articles/article.ts";
import { type Match, outcomeOf, scoreOf } from "../../../../domain/club/matches/match.ts";
import { articleAddress } from "../../../content/articles/address.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { Cover } from "../../../design/components/media/Cover.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { asideTitle } from "../../../design/tokens/text.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../hidden/useScore.ts";
import { $matchArticles } from "./articles.ts";
import { words } from "./words.ts";

const Title = styled.h2`
  ${asideTitle}
`;

/** The cover beside the words, below them on a phone. The whole row is a link. */
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.x4} ${space.column};
  align-items: center;
  padding-block: ${space.x5};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  text-decoration: none;
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  h3 {
    font-size: clamp(1.375rem, 2.6vw, 2.25rem);
    line-height: 1.08;
    overflow-wrap: anywhere;
  }
  p {
    margin-block: ${space.x2};
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
  time {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Story = ({ slug, title, publishedAt, category, excerpt, featuredImage }: ArticleLead) => (
  <Row to={articleAddress(slug)}>
    <Cover category={category} title={title} picture={featuredImage} />
    <div>
      <h3>{typeset(title)}</h3>
      {excerpt && <p>{typeset(excerpt)}</p>}
      <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
    </div>
  </Row>
);

const mayTell = (match: Match): boolean => (outcomeOf(match) ?? scoreOf(match)) !== null;

/** The articles about a match that the page shows. Their words may tell its score, and are hidden with it. */
export const useMatchArticles = (match: Match): readonly ArticleLead[] => {
  const articles = useUnit($matchArticles);
  const { isHidden } = useScore(match.slug);
  return useHasFeature("articles") && !(mayTell(match) && isHidden) ? articles : [];
};

/** The articles about the match; nothing without any. */
export const MatchArticles = ({ match }: { readonly match: Match }) => {
  const articles = useMatchArticles(match);
  const { mark } = useScore(match.slug);
  if (articles.length === 0) return null;
  return (
    <Board data-score={mayTell(match) ? mark : undefined}>
      <Wrap>
        <Title>{typeset(match.status === "finished" ? words.story : words.articles)}</Title>
        {articles.map((article) => (
          <Story key={article.slug} {...article} />
        ))}
      </Wrap>
    </Board>
  );
};
