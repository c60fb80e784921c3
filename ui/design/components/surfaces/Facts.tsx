import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space } from "../../tokens/measures.ts";

/** Short facts on one line: tag, date, count. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  font-size: ${size.small};
  color: ${meaning.textQuiet};
`;
