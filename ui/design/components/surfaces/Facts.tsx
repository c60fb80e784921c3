import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space } from "../../tokens/measures.ts";

/** Small data on one line: a tag, a date, a count. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  font-size: ${size.small};
  color: ${meaning.textQuiet};
`;
