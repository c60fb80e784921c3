import { styled } from "styled-components";
import { narrowSpace } from "../../tokens/measures.ts";
import { atUnits } from "./french.ts";

const Unit = styled.span`
  margin-inline-start: ${narrowSpace};
`;

/** A text with units written without a space ("35€", "24h"): unchanged as text, with a thin gap on the screen. */
export const Units = ({ text }: { readonly text: string }) =>
  atUnits(text).map((piece, at) => (at % 2 === 1 ? <Unit key={at}>{piece}</Unit> : piece));
