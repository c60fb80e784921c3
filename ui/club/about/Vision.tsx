import { styled } from "styled-components";
import { home } from "virtual:club/home";
import { values as firstValues } from "virtual:club/values";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { below, tabletOnly } from "../../design/tokens/screens.ts";
import { nameText } from "../../design/tokens/text.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";
import { words } from "../words.ts";

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  overflow-wrap: break-word;

  > div {
    grid-column: 1 / span 7;
    &:only-child {
      grid-column-end: span 10;
    }
  }
  > ul {
    grid-column: 9 / -1;
    align-self: start;
    border-top: ${stroke.firm} solid ${meaning.text};
  }
  ${below.tablet} {
    > :is(div, ul) {
      grid-column: 1 / -1;
    }
  }
  ${tabletOnly} {
    > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.column};
    }
  }
`;
const Lead = styled.p`
  font-size: clamp(1.5rem, 2.65vw, 2.375rem);
  font-stretch: ${width.name};
  font-weight: ${weight.bold};
  line-height: 1.18;
  letter-spacing: ${tracking.name};
`;
const Text = styled.p`
  max-width: 35.6em;
  margin-top: ${space.x5};
  color: ${meaning.textQuiet};
`;
const Value = styled.li`
  padding: ${space.x4} 0;
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  b {
    ${nameText}
    display: block;
    font-size: ${size.prose};
  }
  span {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

/** The club's vision and principles. */
export const Vision = ({ number }: PartPosition) => {
  const { vision } = useTexts("home", home);
  const values = useTexts("values", firstValues);
  return (
    <Part number={number} title={words.vision}>
      <Columns>
        <div>
          <Lead>{typeset(vision.lead)}</Lead>
          <Text>{typeset(vision.text)}</Text>
        </div>
        {values.list.length > 0 && (
          <ul>
            {values.list.map(({ name, motto }, at) => (
              <Value key={at}>
                <b>{typeset(name)}</b>
                <span>{typeset(motto)}</span>
              </Value>
            ))}
          </ul>
        )}
      </Columns>
    </Part>
  );
};
