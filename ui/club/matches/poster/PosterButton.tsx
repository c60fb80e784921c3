import { useState } from "react";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "./words.ts";

const dialog = lazyModule(async () => (await import("./PosterDialog.tsx")).PosterDialog);
const preload = preloadProps(dialog);

/** Opens the poster of a finished match. */
export const PosterButton = ({ match }: { readonly match: Match }) => {
  const lost = useUnit(partLoadFailed);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const onLoadError = () => (close(), lost());
  const PosterDialog = useLazyModule(dialog, isOpen, onLoadError);
  return (
    <>
      <QuietButton {...preload} onClick={() => open(true)}>
        <Icon name="image" />
        {words.open}
      </QuietButton>
      {PosterDialog && <PosterDialog match={match} isOpen={isOpen} onClose={close} onLoadError={onLoadError} />}
    </>
  );
};
