import { styled } from "styled-components";
import { wrap } from "../../tokens/text.ts";

/** Keeps what is inside to the page's width. */
export const Wrap = styled.div`
  ${wrap}
`;
