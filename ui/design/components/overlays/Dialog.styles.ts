import { css, styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { controlHeight, layer, size, space, stroke, width } from "../../tokens/measures.ts";
import { dialog, dialogFoot } from "../../tokens/parts/components.ts";
import { below } from "../../tokens/screens.ts";

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${meaning.scrim};
`;

const sizes = {
  small: css`
    width: min(540px, 100vw - ${dialog.beside});
    max-height: ${dialog.height};
  `,
  middle: css`
    width: min(680px, 100vw - ${dialog.beside});
    max-height: ${dialog.height};
  `,
  wide: css`
    width: min(1240px, 100vw - ${dialog.beside});
    height: ${dialog.height};
  `,
} as const;

/** Dense, with thin borders. Fields are darker than the sheet; on the page they are lighter than the ground. */
export const Sheet = styled.div<{ readonly $size: keyof typeof sizes; readonly $isSteady: boolean }>`
  ${controlHeight("tool")}
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  height: ${({ $isSteady }) => ($isSteady ? "640px" : "fit-content")};
  ${({ $size }) => sizes[$size]}
  margin: auto;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  color: ${meaning.text};
  font-size: ${size.small};
  line-height: 1.5;

  :is(input, select, textarea) {
    background: ${meaning.surface};
  }
  &:focus {
    outline: none;
  }
  ${below.phone} {
    width: 100%;
    height: 100%;
    max-height: none;
    border: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.x5};
  min-height: 60px;
  padding: 10px 12px 10px 24px;
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  h2 {
    min-width: 0;
    font-size: ${size.headline};
    font-stretch: ${width.title};
    overflow-wrap: anywhere;
  }
  > :not(h2) {
    flex: none;
  }
  > button {
    margin-left: auto;
  }
  ${below.phone} {
    gap: ${space.x3};
    padding: 6px 8px 6px 16px;

    h2 {
      font-size: 1.0625rem;
    }
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 20px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  ${below.phone} {
    padding: 16px;
  }
  /* Room at the end, so that content under a toast can be scrolled into view. */
  ${below.tablet} {
    body:has([data-toast]) & {
      padding-bottom: 160px;
    }
  }
`;

export const Foot = styled.footer`
  anchor-name: ${dialogFoot};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x3};
  padding: 12px 24px;
  border-top: ${stroke.hairline} solid ${meaning.line};

  /* Messages and checkboxes are placed at the start. */
  > :not(a, button) {
    flex: 1 1 0;
    margin-right: auto;
  }
  > p {
    flex-basis: 0;
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    gap: ${space.x2};
    padding: 10px 16px;

    > p {
      display: none;
    }
    > :not(a, button) {
      flex-basis: 100%;
    }
    /* Never narrower than its label: an action that doesn't fit gets a line of its own. */
    > :is(a, button) {
      flex: 1 0 auto;
      justify-content: center;
    }
    /* Three actions don't fit side by side: each gets a line. */
    &:has(> :is(a, button) ~ :is(a, button) ~ :is(a, button)) > :is(a, button) {
      flex-basis: 100%;
    }
  }
`;
