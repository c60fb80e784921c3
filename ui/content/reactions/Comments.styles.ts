import { styled } from "styled-components";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { quietText } from "../../design/tokens/text.ts";

export const Section = styled.section`
  margin-top: ${space.x8};
  & > h2 {
    margin-bottom: ${space.x5};
    font-size: ${size.proseTitle};
  }
`;

export const Quiet = styled.p`
  ${quietText}
`;

export const Entry = styled.article`
  display: grid;
  grid-template-columns: ${reactions.comment} minmax(0, 1fr);
  gap: ${space.x4};
  padding-block: ${space.x5};
  border-top: ${stroke.hairline} solid ${meaning.line};
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  header {
    ${row(`0 ${space.x3}`)}
    align-items: baseline;
  }
  b {
    font-weight: ${weight.strong};
  }
  time {
    ${quietText}
    font-size: ${size.small};
  }
  p {
    max-width: 35.5em;
    margin-top: ${space.x1};
    white-space: pre-line;
  }
`;
