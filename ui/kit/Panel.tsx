import { styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { stroke } from "../theme/measures.ts";

/** A part of a tool, in hairlines. */
export const Panel = styled.div`
  min-width: 0;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;
