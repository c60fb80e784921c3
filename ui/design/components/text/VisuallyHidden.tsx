import { styled } from "styled-components";
import { visuallyHidden } from "../../tokens/text.ts";

/** Heard, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
