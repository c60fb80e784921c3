import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { isSearchKey } from "../../search/dialog/searchKey.ts";
import { KeyBeside } from "../shortcuts/Key.tsx";
import { isDialogOpen, useKeys } from "../shortcuts/keys.ts";
import { Opener } from "../frame/frame.styles.ts";
import { $isPaletteOpen, paletteClosed, paletteOpened } from "./palette.ts";
import { words } from "./paletteWords.ts";

const palette = lazyModule(async () => (await import("./Palette.tsx")).Palette);
const preload = preloadProps(palette);

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

type PaletteButtonProps = { readonly views: readonly AdminView[]; readonly tabs: readonly AdminView[] };

/** Opens the palette, as Ctrl K does. Its code is loaded at the first opening. */
export const PaletteButton = (props: PaletteButtonProps) => {
  const { isOpen, open, close, lost } = useUnit({
    isOpen: $isPaletteOpen,
    open: paletteOpened,
    close: paletteClosed,
    lost: partLoadFailed,
  });
  const Palette = useLazyModule(palette, isOpen, () => (close(), lost()));
  useKeys((event) => {
    if (!isSearchKey(event) || (isDialogOpen() && !isOpen)) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => (preload.onPointerEnter(), dialogPreload.onPointerEnter())}
        onFocus={() => (preload.onFocus(), dialogPreload.onFocus())}
        onClick={() => open()}
      >
        <Icon name="search" />
        <span>{words.open}…</span>
        <KeyBeside>{isMac() ? "⌘ K" : "Ctrl K"}</KeyBeside>
      </Opener>
      {Palette && <Palette {...props} />}
    </>
  );
};
