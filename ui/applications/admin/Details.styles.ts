import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";

/** A section that is visible to the staff only. */
export const Inside = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  justify-items: start;
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${meaning.line};
  > div {
    width: 100%;
  }
  h3 {
    font-size: ${adminPage.heading};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
`;

export const Entries = styled.ul`
  ${stack(space.x3)}
  width: 100%;
  li {
    padding-left: ${space.x4};
    border-left: ${stroke.strong} solid ${meaning.lineStrong};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Byline = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

export const Quiet = styled.p`
  color: ${meaning.textQuiet};
`;
