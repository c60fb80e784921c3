import { css, styled } from "styled-components";
import type { InLineup } from "../../../../domain/club/matches/aroundMatch.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, motion, size, stroke, tracking, weight, width } from "../../../design/tokens/measures.ts";
import { below, when } from "../../../design/tokens/screens.ts";
import { rightEdge, run } from "../../../design/tokens/slope.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { personPath } from "../../teams/address.ts";
import { Portrait } from "../../teams/Portrait.tsx";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;
  ${below.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
  }
  ${when.printed} {
    break-inside: avoid;
  }
`;

/** The upper part of a portrait on a field whose right edge leans. Light masks would be lost on a light ground: the field cuts them. */
const Art = styled.span`
  position: relative;
  isolation: isolate;
  display: block;
  height: 180px;
  overflow: hidden;
  clip-path: ${rightEdge(run("180px"))};
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.stage};
  }
  img {
    width: 118%;
    max-width: none;
    min-height: 100%;
    margin-left: -14%;
    object-position: top;
    transition: translate ${motion.quick};
  }
  ${below.phone} {
    height: 132px;
    clip-path: ${rightEdge(run("132px"))};
  }
`;

const Name = styled.span`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: 60px;
  padding: 8px 10px 10px;
  background: ${meaning.surfaceHigh};
  border-top: ${stroke.heavy} solid ${meaning.mark};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  letter-spacing: ${tracking.name};
  line-height: 1.15;
  overflow-wrap: anywhere;
  small {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    font-stretch: ${width.data};
    letter-spacing: 0;
  }
`;

const tile = css`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  text-decoration: none;
`;

const Way = styled(Link)`
  ${tile}
  &:hover img {
    translate: 6px 0;
  }
  &:hover bdi {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
`;

const Alone = styled.div`
  ${tile}
`;

const Figure = ({ name, page }: InLineup) => (
  <>
    <Art>
      <Portrait of={{ name, role: page?.role ?? "", photo: page?.photo ?? null }} />
    </Art>
    <Name>
      <bdi>{typeset(name)}</bdi> {page && <small>{typeset(page.role)}</small>}
    </Name>
  </>
);

/** Those who play, each a face that leads to their page. */
export const Lineup = ({ lineup }: { readonly lineup: readonly InLineup[] }) => {
  const hasTeams = useHasFeature("teams");
  return (
    <List>
      {lineup.map((one) => (
        <li key={one.name}>
          {one.page && hasTeams ? (
            <Way to={personPath(one.page.slug)}>
              <Figure {...one} />
            </Way>
          ) : (
            <Alone>
              <Figure {...one} />
            </Alone>
          )}
        </li>
      ))}
    </List>
  );
};
