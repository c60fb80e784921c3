import { styled } from "styled-components";
import { ArticleTitles } from "../../../content/articles/ArticleTitles.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { asideTitle } from "../../../design/tokens/text.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $matchArticles } from "./articles.ts";
import { words } from "./words.ts";

const Title = styled.h2`
  ${asideTitle}
`;

/** The articles about the match. Renders nothing without any. */
export const MatchArticles = () => {
  const articles = useUnit($matchArticles);
  if (articles.length === 0) return null;
  return (
    <Board>
      <Wrap>
        <Title>{typeset(words.articles)}</Title>
        <ArticleTitles articles={articles} />
      </Wrap>
    </Board>
  );
};
