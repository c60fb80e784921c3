import { css } from "styled-components";

// A script marks the document before the first paint when a session is stored. The page holds the markup for visitors
// and for members; these styles show one. Cached pages don't depend on the session.

/** Shown unless a session is stored. */
export const visitorOnly = css`
  html[data-session="kept"] & {
    display: none;
  }
`;

/** Shown when a session is stored. */
export const memberOnly = css`
  html:not([data-session="kept"]) & {
    display: none;
  }
`;
