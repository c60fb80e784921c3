import { useState } from "react";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useDrawn } from "../../../design/components/media/contexts.ts";
import { lazyModule, preloadProps } from "../../../design/components/lazyModule.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { $club } from "../../../lib/page/club.ts";
import { saveFileFx } from "../../../lib/saveFile.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "../words.ts";

const drawing = lazyModule(async () => (await import("./maskCard.ts")).drawMaskCard);
const preload = preloadProps(drawing);

/** Saves a picture of the member's mask on the device. */
export const CardButton = ({ username }: { readonly username: string }) => {
  const { club, save, tell } = useUnit({ club: $club, save: saveFileFx, tell: toastShown });
  const drawn = useDrawn();
  const [isDrawing, setDrawing] = useState(false);
  const take = async () => {
    setDrawing(true);
    try {
      const drawCard = await drawing.fetch();
      const bytes = await drawCard({ username, name: club.name, crest: club.crest, drawn });
      await save({ name: words.cardFile, bytes, type: "image/png" });
    } catch {
      tell(words.cardFailed);
    }
    setDrawing(false);
  };
  return (
    <QuietButton {...preload} busy={isDrawing} onClick={() => void take()}>
      {words.card}
    </QuietButton>
  );
};
