import { styled } from "styled-components";
import { row, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";

/** The list of shortcuts. */
export const Sheet = styled.div`
  ${stack(space.x5)}

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-content: start;
    gap: ${space.x3} ${space.x4};
  }
  /* As wide as the widest keys of both lists. */
  dt {
    min-width: 84px;
  }
  dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  dt {
    ${row(space.x1)}
  }
  dd {
    margin: 0;
  }
`;

/** The open tab's shortcuts in a row under it. Hidden where no keyboard is likely. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x2} ${space.x5};
  margin-top: ${space.x6};
  color: ${meaning.textQuiet};
  ${when.touch} {
    display: none;
  }
`;

/** A shortcut and what it does. */
export const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  ${below.phone} {
    display: none;
  }
`;
