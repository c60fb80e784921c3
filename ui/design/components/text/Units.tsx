import { styled } from "styled-components";
import { narrowSpace } from "../../tokens/measures.ts";
import { atUnits } from "./french.ts";

const Unit = styled.span`
  margin-inline-start: ${narrowSpace};
`;

/** A text whose units follow their figures ("35€", "24h"): it stays so, and is seen with the narrow space of print. */
export const Units = ({ text }: { readonly text: string }) =>
  atUnits(text).map((piece, at) => (at % 2 === 1 ? <Unit key={at}>{piece}</Unit> : piece));
