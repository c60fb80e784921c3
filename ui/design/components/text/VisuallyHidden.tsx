import { styled } from "styled-components";
import { visuallyHidden } from "../../tokens/text.ts";

/** Only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
