import { styled } from "styled-components";
import { visitorOnly } from "../../lib/loading/memberOnly.ts";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, weight } from "../../design/tokens/measures.ts";
import { asideTitle } from "../../design/tokens/text.ts";

export const Frame = styled.section`
  ${stack(space.x4)}
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  max-width: ${layout.measure};
  margin-top: ${space.x5};
  h2 {
    ${asideTitle}
    width: 100%;
  }
`;

/** What visitors are told before the match. The server's page has it for all. */
export const Invitation = styled.div`
  ${stack(space.x4)}
  justify-items: start;
  &[data-meanwhile] {
    ${visitorOnly}
  }
`;

export const Quiet = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const Mine = styled.p`
  overflow-wrap: anywhere;
  b {
    font-weight: ${weight.name};
  }
`;

/** A row for each outcome: its name, its part of all, and the percentage. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(60px, 160px) auto;
  gap: ${space.x2} ${space.x4};
  max-width: 100%;
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
