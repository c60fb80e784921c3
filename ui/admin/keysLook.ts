import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight } from "../theme/measures.ts";
import { contentDesk } from "../theme/parts/contentDesk.ts";

/** Keys as they lie on a keyboard, and what each does. */
export const keysLook = css`
  display: grid;
  gap: ${space.x5};

  dl {
    display: grid;
    gap: ${space.x3};
  }
  dl > div {
    display: grid;
    grid-template-columns: ${contentDesk.keyTerm} minmax(0, 1fr);
    gap: ${space.x4};
    align-items: center;
  }
  dt {
    display: flex;
    gap: ${space.x1};
  }
  dd {
    margin: 0;
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: ${contentDesk.key};
    min-height: ${contentDesk.key};
    padding: 0 ${contentDesk.keyInset};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    font-family: inherit;
    font-size: ${size.micro};
    font-weight: ${weight.data};
  }
`;
