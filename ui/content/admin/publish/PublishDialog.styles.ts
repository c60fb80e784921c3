import { styled } from "styled-components";
import { FieldPair } from "../../../design/components/forms/Fields.tsx";
import { stack } from "../../../design/tokens/layout.ts";
import { space } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { asideTitle } from "../../../design/tokens/text.ts";

export const Parts = styled.div`
  ${stack(space.x5)}
  grid-template-columns: minmax(0, 1fr);
`;

/** Both times: on phones one below the other, a control for a time is wider than half of one. */
export const TimePair = styled(FieldPair)`
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  &[hidden] {
    display: none;
  }
`;

/** The item's cards, in the width that they have in a list of three columns. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space.x5};
  align-items: start;

  > section > h3 {
    ${asideTitle}
    margin-bottom: ${space.x3};
  }
  /* The list of home has the whole width here. */
  && ul {
    grid-column: 1 / -1;
    padding: 0;
  }
  && li a {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space.x4};
    padding: 0;
  }
`;
