import { home } from "virtual:club/home";
import { styled } from "styled-components";
import { typeset } from "../../design/components/text/french.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";
import { words } from "../words.ts";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, weight, width } from "../../design/tokens/measures.ts";
import { below, tabletOnly, when } from "../../design/tokens/screens.ts";
import { parallelogram, rightEdge, run, slope } from "../../design/tokens/slope.ts";
import { quietOnCalm } from "../../design/tokens/text.ts";

const gap = "12px";

/** The longer the horizon, the longer the bar: their left edges share one line of the slope. */
const List = styled.ol`
  --row: 136px;
  --cut: ${run("var(--row)")};
  ${stack(gap)}
  ${below.phone} {
    --cut: 24px;
  }
`;

/** `--shorter` is 2 in the first, 1 in the second, 0 in the third. */
const Goal = styled.li`
  --shorter: 2;
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: var(--row);
  margin-left: calc(var(--shorter) * (var(--row) + ${gap}) * ${slope});
  &:nth-child(2) {
    --shorter: 1;
  }
  &:nth-child(3) {
    --shorter: 0;
  }
  ${tabletOnly} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    margin-left: 0;
  }
`;

const Horizon = styled.p`
  position: relative;
  z-index: ${layer.inside};
  display: grid;
  align-content: center;
  padding: ${space.x4} calc(var(--cut) + 8px);
  background: ${meaning.mark};
  color: ${meaning.onCalm};
  clip-path: ${parallelogram("var(--cut)")};
  font-size: ${size.small};
  b {
    font-size: ${size.headline};
    font-stretch: ${width.title};
    font-weight: ${weight.title};
    line-height: 1.15;
    white-space: nowrap;
  }
  span {
    color: ${quietOnCalm};
  }
  ${below.phone} {
    margin-right: calc(30% - 15% * (2 - var(--shorter)));
    padding: 14px ${space.x5};
    clip-path: ${rightEdge("var(--cut)")};
  }
  ${when.printed} {
    &,
    span {
      color: ${meaning.text};
    }
  }
`;

const What = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  margin-left: calc(var(--cut) * -1);
  padding: ${space.x4} ${space.x6} ${space.x4} calc(var(--cut) + ${space.x5});
  background: ${meaning.surfaceRaised};
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: ${space.x2};
    ${tabletOnly} {
      font-size: ${size.prose};
    }
  }
  p {
    max-width: 39em;
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    margin-left: 0;
    padding: ${space.x5};
  }
`;

/** Where the club wants to be: soon, later, and in the end. */
export const Goals = ({ number }: PartPosition) => {
  const { goals } = useTexts("home", home);
  return (
    <Part number={number} title={words.goals} ground="ice" edge="cut">
      <List>
        {goals.map(({ when, title, text }, at) => (
          <Goal key={at}>
            <Horizon>
              <b>{words.horizons[at]}</b> <span>{typeset(when)}</span>
            </Horizon>
            <What>
              <h3>{typeset(title)}</h3>
              <p>{typeset(text)}</p>
            </What>
          </Goal>
        ))}
      </List>
    </Part>
  );
};
