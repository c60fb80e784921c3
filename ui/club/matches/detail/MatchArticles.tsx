import { styled } from "styled-components";
import { type Match, outcomeOf, scoreOf } from "../../../../domain/club/matches/match.ts";
import { ArticleTitles } from "../../../content/articles/ArticleTitles.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { asideTitle } from "../../../design/tokens/text.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../hidden/useScore.ts";
import { $matchArticles } from "./articles.ts";
import { words } from "./words.ts";

const Title = styled.h2`
  ${asideTitle}
`;

/** The articles about the match; nothing without any. Their titles may tell its score, and are hidden with it. */
export const MatchArticles = ({ match }: { readonly match: Match }) => {
  const articles = useUnit($matchArticles);
  const { isHidden, mark } = useScore(match.slug);
  const mayTell = (outcomeOf(match) ?? scoreOf(match)) !== null;
  if (articles.length === 0 || (mayTell && isHidden)) return null;
  return (
    <Board data-score={mayTell ? mark : undefined}>
      <Wrap>
        <Title>{typeset(words.articles)}</Title>
        <ArticleTitles articles={articles} />
      </Wrap>
    </Board>
  );
};
