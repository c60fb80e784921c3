import { styled } from "styled-components";
import { values as firstValues } from "virtual:club/values";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.column};
  overflow-wrap: anywhere;

  li {
    padding-top: ${space.x4};
    border-top: ${stroke.heavy} solid ${meaning.text};
  }
  h3 {
    margin-bottom: ${space.x3};
    font-size: clamp(1.0625rem, 1.45vw, 1.375rem);
  }
  p {
    color: ${meaning.textQuiet};
  }
  ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The club's values, in two sentences each. */
export const OurValues = ({ number, edge }: PartPosition) => {
  const values = useTexts("values", firstValues);
  return (
    <Part number={number} title={typeset(values.title)} ground="ice" edge={edge}>
      <Row>
        {values.list.map(({ name, motto, more }, at) => (
          <li key={at}>
            <h3>{typeset(name)}</h3>
            <p>{typeset(`${motto} ${more}`)}</p>
          </li>
        ))}
      </Row>
    </Part>
  );
};
