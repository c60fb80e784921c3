import { styled } from "styled-components";
import { about } from "virtual:club/about";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 40px;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;

  span {
    display: block;
    font-size: clamp(3.5rem, 7vw, 6.5rem);
    font-stretch: ${width.wide};
    font-weight: ${weight.black};
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
  h3 {
    margin: ${space.x4} 0 ${space.x2};
    padding-top: ${space.x3};
    border-top: ${stroke.heavy} solid ${meaning.text};
    font-size: 1.5rem;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** How the club works, step by step. */
export const Method = ({ number }: PartPosition) => {
  const { title, steps } = useTexts("about", about).method;
  return (
    <Part number={number} title={typeset(title)} ground="acid">
      <Steps>
        {steps.map(({ title, text }, at) => (
          <li key={at}>
            <span aria-hidden="true">{at + 1}</span>
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </Steps>
    </Part>
  );
};
