import { styled } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

/** Articles are read on a light ground. */
export const Paper = styled.div`
  ${ground("ice")}
  --step-fill: ${meaning.mark};
  --step-ink: ${meaning.onMark};
  padding-block: clamp(48px, 6vw, 88px);
`;

export const BodyColumn = styled.div`
  grid-column: 2 / span 7;
  min-width: 0;
  ${below.laptop} {
    grid-column: 1 / span 8;
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;

/** The body, and what to read next beside it. */
export const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  align-items: start;
  & > aside {
    grid-column: 10 / -1;
  }
  ${below.laptop} {
    & > aside {
      grid-column: 9 / -1;
    }
  }
  ${below.phone} {
    & > aside {
      grid-column: 1 / -1;
    }
  }
  ${when.printed} {
    display: block;
  }
`;

/** In place of an article. */
export const Apart = styled.div`
  ${wrap}
  ${stack(space.x5)}
  padding-block: ${space.x7} ${space.section};
`;
