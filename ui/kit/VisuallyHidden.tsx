import { styled } from "styled-components";
import { visuallyHidden } from "../theme/text.ts";

/** Heard, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
