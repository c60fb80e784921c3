import type { ShownBlock, ShownContent } from "../../../domain/content/body/shownContent.ts";
import { lazyModule } from "../../design/components/lazyModule.ts";
import type { PageModule } from "../../lib/page/handle.ts";

// What draws blocks that few texts have. Pages without such a block don't load it.

export const embedPiece = {
  source: "ui/content/body/embed/EmbedPlate.tsx",
  ...lazyModule(async () => (await import("./embed/EmbedPlate.tsx")).EmbedPlate),
};

export const cardPiece = {
  source: "ui/content/body/card/ItemCard.tsx",
  ...lazyModule(async () => (await import("./card/ItemCard.tsx")).ItemCard),
};

export const filePiece = {
  source: "ui/content/body/file/FilePlate.tsx",
  ...lazyModule(async () => (await import("./file/FilePlate.tsx")).FilePlate),
};

const pieces: Partial<Record<ShownBlock["kind"], PageModule>> = { embed: embedPiece, card: cardPiece, file: filePiece };

/** The modules that a page with this text needs besides its own. */
export const modulesFor = (content: ShownContent = []): readonly PageModule[] => [
  ...new Set(content.flatMap(({ kind }) => pieces[kind] ?? [])),
];
