import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, stroke, weight } from "../../tokens/measures.ts";

/** A word in a thin border: a member's right or position. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding: 0 9px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  font-size: ${size.micro};
  font-weight: ${weight.data};
  white-space: nowrap;
`;
