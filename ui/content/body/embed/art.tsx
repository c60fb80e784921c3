import { Art } from "./EmbedPlate.styles.ts";

/** A triangle that leans by the design's slope, and its trail. */
export const VideoArt = () => (
  <Art viewBox="0 0 640 360" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path d="M330 0H640V360H213z" data-plane="" />
    <path d="M409 36h12l-66 204h-12zM446 36h12l-66 204h-12z" data-line="" />
    <path d="M505 40 612 112 451 206z" data-mark="" />
  </Art>
);

/** The lines of a message, which lean by the design's slope. */
export const PostArt = () => (
  <Art viewBox="0 0 640 480" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path d="M330 0H640V480H174z" data-plane="" />
    <path d="M389 56h56l-18 56h-56z" data-mark="" />
    <path
      d="M468 60h132l-5 16H463zM459 88h88l-5 16h-88zM364 136h220l-5 16H359zM355 164h236l-5 16H350zM346 192h150l-5 16H341z"
      data-line=""
    />
  </Art>
);
