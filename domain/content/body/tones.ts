import type { Tone } from "./content.ts";

/** What a call-out is named to readers. */
export const toneNames = {
  note: "À savoir",
  tip: "Astuce",
  important: "Important",
  warning: "Attention",
} satisfies Record<Tone, string>;
