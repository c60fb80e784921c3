import { styled } from "styled-components";
import { icon } from "../../tokens/parts/components.ts";

/** SVG paths on a field of 24 × 24: straight strokes, corners instead of curves. */
const icons = {
  alert: "M12 3 22 21H2zM12 10v5M12 17.500v.5",
  arrow: "M3 12h17M14 6l6 6-6 6",
  back: "M21 12H4M10 6l-6 6 6 6",
  ban: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
  bell: "M5 17V10l3-5h8l3 5v7zM3 17h18M10 21h4M12 2v3",
  calendar: "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M12 13v5M9.500 15.500h5",
  chat: "M3 4h18v12h-9l-5 5v-5H3z",
  check: "m4 13 5 5L20 6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5l3 2",
  close: "m5 5 14 14M19 5 5 19",
  chart: "M4 20V11M10 20V4M16 20v-7M2 20h20",
  cut: "M6 4l12 12M18 4 6 16M6 16a3 3 0 1 0 0 5 3 3 0 0 0 0-5M18 16a3 3 0 1 0 0 5 3 3 0 0 0 0-5",
  doc: "M5 3h10l4 4v14H5zM9 12h6M9 16h6",
  down: "m4 8 8 8 8-8",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9M12 3c-3 3-4 6-4 9s1 6 4 9",
  grip: "M9 5v.500M15 5v.500M9 12v.500M15 12v.500M9 19v.500M15 19v.500",
  hand: "M3 9l5-4 4 2 4-2 5 4v7l-6 4-3-2-3 2-6-4z",
  heading: "M6 4v16M18 4v16M6 12h12",
  heart: "M12 20 3 11V6l3-2h3l3 3 3-3h3l3 2v5z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  image: "M3 4h18v16H3zM3 17l6-6 4 4 3-3 5 5",
  key: "M8 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 11l8-8M16 7l4 4",
  low: "M12 4v15M6 13l6 6 6-6",
  megaphone: "M3 10v5l4 0 11 5V4L7 10zM7 15v5",
  menu: "M5 6h17M3.500 12h17M2 18h17",
  mic: "M9 3h6v9H9zM5 10v3l4 4h6l4-4v-3M12 17v4",
  more: "M5 11h1v2H5zM11.500 11h1v2h-1zM18 11h1v2h-1z",
  offline: "M3 3l18 18M2 9c2-2 4-3 6-3.500M22 9c-3-3-6-4-9-4M6 13c1-1 2-1.500 3-2M12 19h.1",
  out: "M10 4H4v16h16v-6M14 4h6v6M20 4l-9 9",
  pause: "M7 4h3v16H7zM14 4h3v16h-3z",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  play: "M6 4v16l14-8z",
  plus: "M12 4v16M4 12h16",
  refresh: "M20 4v6h-6M20 10a8 8 0 1 0 0 5",
  search: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 15l6 6",
  share: "M12 15V3M7 8l5-5 5 5M4 13v8h16v-8",
  shirt: "M8 4l4 3 4-3 6 4-3 5-2-1v9H7v-9l-2 1-3-5z",
  star: "M12 3l3 6 6 1-4.500 4.500L18 21l-6-3-6 3 1.500-6.500L3 10l6-1z",
  text: "M4 6h16M4 12h16M4 18h10",
  discord: "M7 5h10l4 12-5 3-1.500-3h-5L8 20l-5-3zM9 11v2M15 11v2",
  tiktok: "M14 3v13l-4 4H7l-3-3v-2l3-3h2M14 3l2 4 4 2",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15",
  twitch: "M4 3h17v11l-4 4h-4l-3 3v-3H4zM11 8v4M16 8v4",
  twitter: "M3 19h8l8-7V8l3-3h-5l-4 2v3L4 6v5l4 4z",
  up: "M12 20V5M6 11l6-6 6 6",
  users: "M8 4h5v6H8zM4 20v-4l3-3h7l3 3v4M17 5h3v5h-3",
  youtube: "M2 5h20v14H2zM10 9v6l5-3z",
} as const;

export type IconName = keyof typeof icons;

const Drawing = styled.svg`
  flex: none;
  width: ${icon.size};
  height: ${icon.size};
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linejoin: miter;
  stroke-linecap: square;
`;

/** Decoration: a word is beside it, or names the button around it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </Drawing>
);
