import type { Embed } from "../../../../domain/content/body/embed.ts";

/** What a frame shows. `isPlayed`: a video begins by itself. */
export type Framed = Omit<Embed, "address"> & { readonly isPlayed: boolean };

/** The path of the site's own document around an embed's frame. */
export const framePath = ({ service, kind, id, start, isPlayed }: Framed): string =>
  `/integrations/${service}/${kind}/${id}${start ? `,${start}` : ""}${isPlayed ? ",lecture" : ""}.html`;
