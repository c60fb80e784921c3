import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { printHidden } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";

/** Distance of the table of contents from the top while it is sticky. */
const contents = { sticky: "96px" } as const;

/** A long text's table of contents, sticky beside it. A long list scrolls by itself. */
export const contentsStyles = css`
  position: sticky;
  top: ${contents.sticky};
  max-height: calc(100vh - ${contents.sticky});
  overflow-y: auto;
  scrollbar-width: thin;
  font-size: ${size.small};

  p {
    font-weight: ${weight.bold};
  }
  ol {
    margin-top: ${space.x3};
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
    padding: ${space.x1} 0 ${space.x1} ${space.x4};
    color: ${meaning.textQuiet};
    line-height: 1.25;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${meaning.text};
    text-decoration: underline;
  }
  a:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  /* Not bolder: a title that wraps to a second line would push the next ones down. */
  a[aria-current] {
    color: ${meaning.text};
  }
  a[aria-current]::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${meaning.mark};
    ${markWhenForced}
  }
  ${below.laptop} {
    display: none;
  }
  ${printHidden}
`;
