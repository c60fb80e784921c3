import type { ShownContent } from "../../../../domain/content/body/shownContent.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import type { PageModule } from "../../../lib/page/handle.ts";

/** Draws an embed. Pages without embeds don't load it. */
export const embedPiece = {
  source: "ui/content/body/embed/EmbedPlate.tsx",
  ...lazyModule(async () => (await import("./EmbedPlate.tsx")).EmbedPlate),
};

const none: readonly PageModule[] = [];
const plate: readonly PageModule[] = [embedPiece];

/** The modules that a page with this text needs besides its own. */
export const modulesFor = (content: ShownContent | undefined): readonly PageModule[] =>
  content?.some(({ kind }) => kind === "embed") ? plate : none;
