import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, stroke, weight } from "../theme/measures.ts";
import { badge } from "../theme/parts/controls.ts";

/** A word in a hairline: what somebody is. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${badge.height};
  padding: 0 ${badge.inset};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  font-size: ${size.micro};
  font-weight: ${weight.data};
  white-space: nowrap;
`;
