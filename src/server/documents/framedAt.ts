import { isEmbed } from "../../../domain/content/body/embed.ts";
import type { Framed } from "../../../ui/content/body/embed/framePath.ts";

const parts = /^\/integrations\/([a-z]{1,9})\/([a-z]{1,5})\/([\w./:-]{1,300}?)(?:,(\d{1,7}))?(,lecture)?\.html$/;

/** What the document at a path shows; undefined for all other paths. */
export const framedAt = (path: string): Framed | undefined => {
  const [, service = "", kind = "", id = "", start, played] = parts.exec(path) ?? [];
  if (!isEmbed({ service, kind, id })) return undefined;
  return {
    ...({ service, kind, id } as Pick<Framed, "service" | "kind" | "id">),
    ...(start && { start: Number(start) }),
    isPlayed: played !== undefined,
  };
};
