import { css } from "styled-components";
import { type Ground, grounds, meaning, propertyOf, shade } from "./meaning.ts";
import { when } from "./screens.ts";

/** The declarations that give every meaning its colour on a ground. */
export const declarationsOf = (ground: Ground): string =>
  Object.entries(grounds[ground])
    .map(([name, own]) => `${propertyOf(name)}: ${shade(own)};`)
    .join("\n");

/** Everything inside takes the colours of this ground. Print has one ground for all. */
export const ground = (name: Ground) => css`
  ${when.onScreen} {
    ${declarationsOf(name)}
  }
  background: ${meaning.surface};
  color: ${meaning.text};
`;
