import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";
import { nameText } from "../../tokens/text.ts";

/** A line of a list that is pressed as a whole: its link, a date, and a few words. */
export const LinkRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x1} ${space.x5};
  padding-block: ${space.x4};
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  &:hover {
    background: ${meaning.surfaceRaised};
  }
  a {
    ${nameText}
    font-size: ${size.name};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The whole row is pressed. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > time {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    line-height: 1.75;
    white-space: nowrap;
  }
  > p {
    grid-column: 1;
    max-width: ${layout.measure};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);

    > time {
      grid-row: 1;
      line-height: 1.4;
    }
  }
`;
