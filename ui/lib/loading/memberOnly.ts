import { css } from "styled-components";

// Before the first paint a script marks the document when a session is stored. Until the session is checked, the page
// holds both what a visitor and what a member sees, and these show one of them: so nothing flashes, and no cached page
// has to know its reader.

/** Seen unless a session is stored. */
export const visitorOnly = css`
  html[data-session="kept"] & {
    display: none;
  }
`;

/** Seen when a session is stored. */
export const memberOnly = css`
  html:not([data-session="kept"]) & {
    display: none;
  }
`;
