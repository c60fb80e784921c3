import { styled } from "styled-components";
import { wrap } from "../../tokens/text.ts";

/** Limits its content to the page's width. */
export const Wrap = styled.div`
  ${wrap}
`;
