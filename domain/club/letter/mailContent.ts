import { toneNames } from "../../content/body/tones.ts";
import { type Block, type Content, type Inline, withInlines } from "../../content/body/content.ts";
import type { Image } from "../../content/body/image.ts";
import { shownFile } from "../../content/body/ownFile.ts";
import { isOwnPicture } from "../../content/body/ownPicture.ts";
import { mailPicturePath, mailSizeOf } from "./mailPicture.ts";

/** Mail programs know no call-outs: a quote that begins with its name says the same. */
export const withNamedCallouts = (content: Content): Content =>
  content.map((block): Block => {
    if (block.kind === "list") return { ...block, items: block.items.map(withNamedCallouts) };
    if (block.kind === "quote") return { ...block, blocks: withNamedCallouts(block.blocks) };
    if (block.kind !== "callout") return block;
    const name: Inline = { kind: "strong", inlines: [{ kind: "text", text: toneNames[block.tone] }] };
    return { kind: "quote", blocks: [{ kind: "paragraph", inlines: [name] }, ...withNamedCallouts(block.blocks)] };
  });

/** Pictures of other sites can be of any kind. Outlook for Windows shows these. */
const isShownEverywhere = (address: string): boolean => /\.(?:jpe?g|png|gif)(?:[?#].*)?$/i.test(address);

const wordsOf = ({ description, caption, credit }: Image): Inline => ({
  kind: "text",
  text: [description, caption, credit].filter(Boolean).join(" · ") || "Voir l'image",
});

type Origins = { readonly site: string; readonly pictures: string };

/**
 * Links and pictures with whole addresses. Pictures have their size, and are of a kind that each mail program shows; others are links.
 * @param origins without a slash at their end; `pictures` is empty when the site itself has the uploaded files
 */
export const withMailAddresses = (content: Content, { site, pictures }: Origins): Content => {
  const whole = (address: string): string => (address.startsWith("/") ? site + address : address);
  const shown = (image: Image): Image | undefined => {
    const size = mailSizeOf(image.address);
    if (isOwnPicture(image.address)) return { ...image, size, address: site + mailPicturePath(image.address) };
    return isShownEverywhere(image.address) ? { ...image, size, address: whole(image.address) } : undefined;
  };
  // A picture in a link becomes the link's words.
  const inLink = (inlines: readonly Inline[]): readonly Inline[] =>
    inlines.map((one) => {
      if (one.kind === "image") return one.size ? one : (shown(one) ?? wordsOf(one));
      return "inlines" in one ? { ...one, inlines: inLink(one.inlines) } : one;
    });
  return withInlines(content, (inline) => {
    if (inline.kind === "image" && !inline.size)
      return [shown(inline) ?? { kind: "link", address: whole(inline.address), inlines: [wordsOf(inline)] }];
    if (inline.kind !== "link") return [inline];
    return [{ ...inline, inlines: inLink(inline.inlines), address: whole(shownFile(inline.address, pictures)) }];
  });
};
