import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Two versions of one body, side by side. */
export const Sheet = styled.div`
  ${stack(space.x4)}

  h3 {
    margin-bottom: ${space.x2};
    font-size: ${contentEditor.heading};
    font-stretch: ${width.name};
  }
  dl {
    display: grid;
    grid-template-columns: ${contentEditor.halves};
    gap: ${space.x3};
  }
  dt {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  dd {
    margin: 0;
    padding: ${space.x3};
    border: ${stroke.hairline} solid ${meaning.line};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The revisions in between. */
export const Changes = styled.ul`
  font-weight: ${weight.bold};
`;
