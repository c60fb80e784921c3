import { founders } from "virtual:club/founders";
import { styled } from "styled-components";
import { useDrawn } from "../../design/components/media/contexts.ts";
import { founder, portraitAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { rightEdge, slope } from "../../design/tokens/slope.ts";

const People = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
`;

const Frame = styled.div`
  --high: clamp(320px, 33vw, 470px);
  position: relative;
  isolation: isolate;
  overflow: hidden;
  height: var(--high);
  &::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    inset: 17% 0 0;
    background: ${meaning.stage};
    clip-path: polygon(calc(var(--high) * ${0.83 * slope}) 0, 100% 0, 100% 100%, 0 100%);
  }
  img {
    position: absolute;
    left: 50%;
    bottom: -6%;
    width: auto;
    max-width: none;
    height: 106%;
    transform: translateX(-44%);
  }
`;

/** A lower third: the name on its plate, and the quote below it. */
const Caption = styled.div`
  position: relative;
  z-index: ${layer.inside};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  margin-top: -56px;
  margin-right: 9%;
  overflow-wrap: anywhere;
  h3 {
    --cut: 22px;
    justify-self: start;
    max-width: 100%;
    padding: 12px calc(var(--cut) + ${size.headline}) 12px ${space.x5};
    background: ${meaning.mark};
    color: ${meaning.onMark};
    clip-path: ${rightEdge("var(--cut)")};
    font-size: clamp(1.375rem, 2.1vw, 1.875rem);
  }
  ${below.phone} {
    margin-right: 0;
  }
`;

const Quote = styled.div`
  padding: ${space.x5};
  background: ${meaning.surfaceRaised};
  border-left: ${stroke.heavy} solid ${meaning.mark};
  p {
    font-weight: ${weight.bold};
  }
  blockquote {
    margin-top: ${space.x3};
    color: ${meaning.textQuiet};
  }
`;

/** Every second founder stands on the right and a step lower. */
const Person = styled.article`
  grid-column: 1 / span 6;
  align-content: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:nth-child(even) {
    grid-column: 7 / -1;
    margin-top: clamp(0px, 7vw, 104px);
    ${Frame}::before {
      background: ${meaning.surfaceHigh};
    }
  }
  ${below.phone} {
    &:nth-child(n) {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`;

/** The founders with their words. */
export const Founders = ({ number, edge }: PartPosition) => {
  const drawn = useDrawn();
  const { title, people } = useTexts("founders", founders);
  return (
    <Part number={number} title={typeset(title)} edge={edge}>
      <People>
        {people.map(({ name, role, quote }, at) => (
          <Person key={at}>
            <Frame>
              <img src={drawn(portraitAddress(founder(name)))} alt="" width="400" height="480" loading="lazy" />
            </Frame>
            <Caption>
              <h3>{name}</h3>
              <Quote>
                <p>{typeset(role)}</p>
                <blockquote>{typeset(`« ${quote} »`)}</blockquote>
              </Quote>
            </Caption>
          </Person>
        ))}
      </People>
    </Part>
  );
};
