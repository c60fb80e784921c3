import { styled } from "styled-components";
import { about } from "virtual:club/about";
import { typeset } from "../kit/french.ts";
import { meaning } from "../theme/meaning.ts";
import { space, stroke, weight, width } from "../theme/measures.ts";
import { method as measures } from "../theme/parts/aboutPage.ts";
import { below } from "../theme/screens.ts";
import { Part } from "./Part.tsx";

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${measures.gap};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;

  span {
    display: block;
    font-size: ${measures.number};
    font-stretch: ${width.wide};
    font-weight: ${weight.black};
    line-height: 0.9;
    letter-spacing: ${measures.tracking};
  }
  h3 {
    margin: ${space.x4} 0 ${space.x2};
    padding-top: ${space.x3};
    border-top: ${stroke.heavy} solid ${meaning.text};
    font-size: ${measures.title};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const { title, steps } = about.method;

/** How the club works, step after step. */
export const Method = () => (
  <Part number={4} title={typeset(title)} ground="acid">
    <Steps>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <span aria-hidden="true">{at + 1}</span>
          <h3>{typeset(title)}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </Steps>
  </Part>
);
