import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import type { MatchOfArticle } from "../../../domain/content/articles/article.ts";
import { matchPath } from "../../club/matches/address.ts";
import { Crest } from "../../club/matches/shown/Crest.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { nameText } from "../../design/tokens/text.ts";
import { $club } from "../../lib/page/club.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "./words.ts";

const MatchAside = styled.aside`
  margin-block: ${space.x6};
  border-block: ${stroke.hairline} solid ${meaning.line};
  a {
    display: flex;
    align-items: center;
    gap: ${space.x4};
    padding-block: ${space.x4};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  img {
    flex: none;
    object-fit: contain;
  }
  b {
    ${nameText}
    display: block;
    font-size: ${size.name};
  }
  span {
    min-width: 0;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  b {
    color: ${meaning.text};
  }
`;

type Of = { readonly match: MatchOfArticle };

const Row = ({ match }: Of) => {
  const { shortName } = useUnit($club);
  const { slug, opponent, competition, start, status } = match;
  const off = status === "postponed" || status === "cancelled" ? words.matchOff[status] : null;
  return (
    <MatchAside aria-label={words.match}>
      <Link to={matchPath(slug)}>
        <Crest match={match} size={44} />
        <span>
          <b>{typeset(words.matchName(shortName, opponent))}</b> {typeset(competition)},{" "}
          {off ?? <time dateTime={start}>{longDate(start)}</time>}
        </span>
      </Link>
    </MatchAside>
  );
};

/** The way to the match that an article is about. It tells no score. Renders nothing on a site without matches. */
export const AboutMatch = ({ match }: Of) => useHasFeature("matches") && <Row match={match} />;
