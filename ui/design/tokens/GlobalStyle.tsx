import { createGlobalStyle, css } from "styled-components";
import { elements } from "./elements.ts";
import { fontFaces, fontFamily } from "./fonts.ts";
import { declarationsOf } from "./ground.ts";
import { meaning } from "./meaning.ts";
import { controlHeight, motion, size, space, stroke, weight, width } from "./measures.ts";
import { below, when } from "./screens.ts";

const tokens = css`
  :root {
    color-scheme: dark;
    --font: ${fontFamily};
    ${declarationsOf("ink")}
    --bar-height: 64px;
    --gutter: clamp(16px, 3.4vw, 48px);
    --size-mega: clamp(3.05rem, min(11.9vw, 20svh), 12.2rem);
    --size-title2: clamp(1.75rem, 3.2vw, 2.875rem);
    ${controlHeight("public")}
  }
  ${below.tablet} {
    :root {
      --size-mega: clamp(2.3rem, 12.4vw, 6.5rem);
    }
  }
  ${below.phone} {
    :root {
      --bar-height: 60px;
    }
  }
`;

const page = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    /* Focused elements scroll clear of the bars at the top and the bottom. */
    scroll-padding-block: ${space.x9};
    background: ${meaning.surface};
  }
  body {
    margin: 0;
    background: ${meaning.surface};
    color: ${meaning.text};
    font: ${weight.text} ${size.body} / 1.6 var(--font);
    font-stretch: ${width.normal};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-x: clip;
    overflow-wrap: break-word;
    /* Avoids a single word on the last line. */
    text-wrap: pretty;
  }
  @view-transition {
    navigation: auto;
  }
  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation-duration: ${motion.pageTransition};
  }
  /* What both pages show (\`src/browser/crossFade.ts\`). */
  ::view-transition-group(shared),
  ::view-transition-old(shared),
  ::view-transition-new(shared) {
    animation-duration: ${motion.sharedMove};
  }
  :focus-visible {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.strong};
  }
  /* Focused by script for screen readers after a navigation: no visible ring needed. */
  :is(main, h1):focus-visible {
    outline: none;
  }
  /* A name that leads to a page is high enough for a finger. Its line stays as high as it is. */
  :is(h3, th, b, strong) > a {
    padding-block: ${space.x1};
  }
  ${below.phone} {
    li a:has(> bdi:only-child),
    :is(h2, h3, h4, th, td, dd, b, strong) > a {
      padding-block: 14px;
    }
  }
  ::selection {
    background: ${meaning.mark};
    color: ${meaning.onMark};
  }
`;

/** The marks of hidden scores: ui/club/matches/hidden/useScore.ts. */
const scores = css`
  [data-scores] [data-score] {
    display: none !important;
  }
  html:not([data-scores]) [data-unscored] {
    display: none;
  }
`;

const still = css`
  transition: none !important;
  animation: none !important;
  scroll-behavior: auto !important;
`;

/** The system asks for less motion, or the visitor has chosen "Calme" (`adapters/browser/calm.ts`). */
const calm = css`
  ${when.calm} {
    @view-transition {
      navigation: none;
    }
    *,
    *::before,
    *::after {
      ${still}
    }
  }
  [data-calm],
  [data-calm] *,
  [data-calm] *::before,
  [data-calm] *::after,
  [data-calm]::view-transition-group(*),
  [data-calm]::view-transition-old(*),
  [data-calm]::view-transition-new(*) {
    ${still}
  }
`;

const circumstances = css`
  ${when.printed} {
    :root {
      color-scheme: light;
      ${declarationsOf("paper")}
    }
  }
`;

/** Rendered once per page: the tokens, and the styles of plain elements. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${tokens}
  ${page}
  ${elements}
  ${scores}
  ${calm}
  ${circumstances}
`;
