import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layer, layout, space, stroke } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";

export const Rows = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: ${layout.touch} minmax(0, 1fr) auto;
    align-items: center;
    min-height: 48px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  > li:is(:hover, :focus-within) {
    background: ${meaning.surfaceHigh};
  }
  > li[data-dragged] {
    background: ${meaning.surfaceHigh};
    outline: ${stroke.firm} dashed ${meaning.lineStrong};
    outline-offset: calc(${stroke.firm} * -1);
  }
  > li[data-drop]::after {
    position: absolute;
    inset: calc(${stroke.firm} * -1) 0 auto;
    border-top: ${stroke.heavy} solid ${meaning.action};
    content: "";
  }
  > li[data-drop="after"]::after {
    inset: auto 0 calc(${stroke.firm} * -1);
  }
  [role="group"] {
    position: relative;
    z-index: ${layer.inside};
    display: flex;
    padding-right: ${space.x1};
  }
  ${below.tiny} {
    > li {
      grid-template-columns: ${space.x3} minmax(0, 1fr) auto;
    }
  }
  /* Fields have the whole width. What moves the row stands below them. */
  ${below.phone} {
    > li:has(label) > div:nth-child(2) {
      grid-area: 1 / 1 / auto / -1;
    }
    > li:has(label) > [role="group"] {
      grid-column: 3;
    }
  }
`;

/** The handle that a pointer or a finger drags. Keyboards use the buttons of the row. */
export const Grip = styled.span`
  position: relative;
  z-index: ${layer.inside};
  display: grid;
  place-items: center;
  align-self: stretch;
  min-height: ${layout.touch};
  color: ${meaning.textQuiet};
  cursor: grab;
  touch-action: none;
  user-select: none;

  [data-dragged] > & {
    cursor: grabbing;
  }
  /* Names need the room: the buttons move the row. */
  ${below.tiny} {
    width: ${space.x3};
    visibility: hidden;
  }
`;
