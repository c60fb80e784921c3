import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

export const Group = styled.fieldset`
  ${stack(space.x3)}
  min-width: 0;
  margin: 0;
  padding: ${space.x4} 0 0;
  border: 0;
  border-top: ${stroke.hairline} solid ${meaning.line};

  > legend {
    float: left;
    padding: 0;
    font-weight: ${weight.strong};
  }
  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  > [role="alert"] {
    color: ${meaning.danger};
  }
  > button {
    justify-self: start;
  }
`;

/** The fields of one question, and the button that removes it. */
export const One = styled.div`
  ${stack(space.x3)}
  min-width: 0;
  padding-block: ${space.x3};

  > button {
    justify-self: start;
  }
`;
