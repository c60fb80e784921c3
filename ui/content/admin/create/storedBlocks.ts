import { isPictureAddress } from "../../../../domain/content/body/ownPicture.ts";
import type { Content } from "../../../../domain/content/body/content.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { sourceOf } from "../../../../domain/content/editing/source.ts";
import { type Stored, textIn } from "../../../lib/draft.ts";
import { plainContent } from "../editor/plainContent.ts";

const levelOf = (stored: Stored): number => Math.min(6, Math.max(1, Math.trunc(Number(stored["level"])) || 2));

/** An address that no picture can have stays as words. */
const blocksOf = (stored: Stored, text: string): Content => {
  const address = text.trim();
  if (stored["type"] === "heading")
    return [{ kind: "heading", level: levelOf(stored), inlines: [{ kind: "text", text }] }];
  if (stored["type"] === "image" && isPictureAddress(address))
    return [{ kind: "paragraph", inlines: [{ kind: "image", address, description: "" }] }];
  return plainContent(text);
};

/** The source of a draft that was stored as a list of blocks, of text, headings and addresses of pictures. Empty for anything else. */
export const sourceOfBlocks = (kind: ContentKind, stored: unknown, longest: number): string =>
  sourceOf(
    kind,
    (Array.isArray(stored) ? stored : [])
      .filter((one): one is Stored => typeof one === "object" && one !== null)
      .flatMap((one) => blocksOf(one, textIn(one, "content", longest) ?? "")),
  );
