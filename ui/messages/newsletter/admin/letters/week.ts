import type { Block, Content, Inline } from "../../../../../domain/content/body/content.ts";
import { outcomeOf, scoreOf, type Match } from "../../../../../domain/club/matches/match.ts";
import type { Week } from "../../../../../domain/club/letter/readWeek.ts";
import { articleAddress } from "../../../../content/articles/address.ts";
import { timeOf } from "../../../../content/admin/schedule/words.ts";
import { matchPath } from "../../../../club/matches/address.ts";
import { typeset } from "../../../../design/components/text/french.ts";
import { weekWords } from "./words.ts";

const text = (words: string): Inline => ({ kind: "text", text: typeset(words) });
const link = (address: string, words: string): Inline => ({ kind: "link", address, inlines: [text(words)] });
const line = (...inlines: readonly Inline[]): Content => [{ kind: "paragraph", inlines }];
const part = (title: string, items: readonly Content[]): readonly Block[] =>
  items.length === 0
    ? []
    : [
        { kind: "heading", level: 2, inlines: [text(title)] },
        { kind: "list", isOrdered: false, items },
      ];

const resultOf = (match: Match): string => {
  const [score, outcome] = [scoreOf(match), outcomeOf(match)];
  const told = [outcome && weekWords[outcome], score && `${score.ours}-${score.theirs}`].filter(Boolean).join(" ");
  return [match.game, match.competition, told].filter(Boolean).join(", ");
};

/** The week as blocks of a letter: articles, results, coming matches. Empty without any. */
export const weekBlocks = ({ articles, results, coming }: Week): Content => [
  ...part(
    weekWords.read,
    articles.map(({ slug, title, excerpt }) =>
      line(link(articleAddress(slug), title), ...(excerpt ? [text(` : ${excerpt}`)] : [])),
    ),
  ),
  ...part(
    weekWords.results,
    results.map((match) =>
      line(link(matchPath(match.slug), weekWords.against(match.opponent)), text(` : ${resultOf(match)}`)),
    ),
  ),
  ...part(
    weekWords.coming,
    coming.map((match) =>
      line(
        link(matchPath(match.slug), weekWords.against(match.opponent)),
        text(` : ${match.game}, ${match.competition}, le ${timeOf(match.start)}`),
      ),
    ),
  ),
];
