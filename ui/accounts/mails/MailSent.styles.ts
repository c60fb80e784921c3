import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space } from "../../design/tokens/measures.ts";
import { nameText } from "../../design/tokens/text.ts";

/** The notice of a sent mail, then advice. */
export const SentNotice = styled.div`
  ${stack(space.x4)}
  justify-items: start;
  font-size: ${size.small};

  > :first-child {
    width: 100%;
  }
  strong {
    display: inline-block;
    max-width: 100%;
    color: ${meaning.text};
  }
  h2 {
    ${nameText}
    font-size: ${size.body};
  }
  ul {
    ${stack(space.x2)}
    padding-left: ${space.x4};
    list-style: square;
    color: ${meaning.textQuiet};
  }
`;
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
`;
