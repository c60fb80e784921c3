import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { isSitePath } from "../../domain/shared/address.ts";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import { Link } from "../design/components/actions/Link.tsx";
import { useOnline } from "../design/components/feedback/OfflineBar.tsx";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import { typeset } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../design/tokens/measures.ts";
import { wrap } from "../design/tokens/text.ts";
import { $club } from "../lib/page/club.ts";
import type { PageHandle } from "../lib/page/handle.ts";
import { Head } from "../lib/page/Head.tsx";
import { $visitorIsHere } from "../lib/page/visitor.ts";
import { useUnit } from "../lib/useUnit.ts";
import { cameFrom } from "./address.ts";
import { $kept, offlineShown } from "./kept.ts";
import { words } from "./words.ts";

const Kept = styled.section`
  ${wrap}
  padding-bottom: ${space.section};

  h2 {
    margin-bottom: ${space.x4};
    font-size: ${size.title3};
    font-weight: ${weight.title};
  }
  p {
    color: ${meaning.textQuiet};
  }
  li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  a {
    display: block;
    padding-block: ${space.x3};
    overflow-wrap: anywhere;
  }
`;
const Retry = styled(ButtonLink)`
  justify-self: start;
`;

/** In the place of a page that needs the network: the way back to it, and what can be read meanwhile. */
export const Component = () => {
  const { club, kept, isHere, show } = useUnit({
    club: $club,
    kept: $kept,
    isHere: $visitorIsHere,
    show: offlineShown,
  });
  const { search } = useLocation();
  const isOnline = useOnline();
  const isBack = isHere && isOnline;
  useEffect(() => void show(), [show]);
  // The kept page is rendered without an address to go back to.
  const from = isHere ? new URLSearchParams(search).get(cameFrom) : null;
  const to = from !== null && isSitePath(from) ? from : "/";
  const ending = `, ${club.name}`;
  return (
    <>
      <Head title={words.title} description={words.lead} />
      <PageHead title={isBack ? words.backTitle : words.title} text={typeset(isBack ? words.back : words.lead)}>
        <Retry to={to} reloadDocument>
          {typeset(to === "/" ? words.home : words.retry)}
        </Retry>
      </PageHead>
      {kept && (
        <Kept>
          <h2>{typeset(words.kept)}</h2>
          {kept.length === 0 ? (
            <p>{typeset(words.none)}</p>
          ) : (
            <ul>
              {kept.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} reloadDocument>
                    {title.endsWith(ending) ? title.slice(0, -ending.length) : title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Kept>
      )}
    </>
  );
};

export const handle: PageHandle = { startsAtOnce: true };
