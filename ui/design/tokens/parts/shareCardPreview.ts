import { slope } from "../slope.ts";
import { shareCard } from "./shareCard.ts";

const { width, height, cover, plate } = shareCard;

/** Converts pixels of the card to its frame's container units. */
export const onCard = (pixels: number): string => `calc(${pixels} / ${width} * 100cqi)`;

const part = (pixels: number, whole: number): string => `${(pixels / whole) * 100}%`;

/** The share card in HTML, with the sizes of the server's picture. */
export const shareCardPreview = {
  ratio: `${width} / ${height}`,
  window: `polygon(${[
    [cover.left + cover.foot * slope, 0],
    [width, 0],
    [width, cover.foot],
    [cover.left, cover.foot],
  ]
    .map(([x = 0, y = 0]) => `${part(x, width)} ${part(y, height)}`)
    .join(", ")})`,
  coverWidth: onCard(width * cover.scale),
  coverX: onCard(cover.x),
  coverY: onCard(cover.y),
  inset: onCard(shareCard.inset),
  column: onCard(shareCard.column),
  plateRight: onCard(plate.right),
  plateAbove: onCard(plate.above),
  plateFoot: onCard(height - plate.foot),
  brandY: onCard(shareCard.brand.y),
  crest: onCard(shareCard.brand.crest),
  brandGap: onCard(shareCard.brand.gap),
  brandSize: onCard(shareCard.brand.size),
  tagSize: onCard(shareCard.tag.size),
  tagInset: shareCard.tag.inset.replace(/(\d+)px/g, (_, pixels) => onCard(Number(pixels))),
  tagLean: onCard(shareCard.tag.lean),
  tagAfter: onCard(shareCard.tag.after),
} as const;
