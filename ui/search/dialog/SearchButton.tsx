import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { lazyModule, preloadProps, useLazyModule } from "../../design/components/lazyModule.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { space } from "../../design/tokens/measures.ts";
import { below, foldedOnly, smallDesktopOnly } from "../../design/tokens/screens.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { searchPath } from "../address.ts";
import { buttonWords as words } from "./buttonWords.ts";
import { $isSearchOpen, searchClosed, searchOpened } from "./open.ts";
import { useSearchKey } from "./searchKey.ts";

const dialog = lazyModule(async () => (await import("./SearchDialog.tsx")).SearchDialog);
const preload = preloadProps(dialog);

const Form = styled.form`
  flex: none;

  ${smallDesktopOnly} {
    margin-inline: calc(-1 * ${space.x5});
  }
  ${below.phone} {
    /* The club's name needs the bar: the drawer has the link. */
    display: none;
  }
  ${foldedOnly} {
    margin-left: auto;

    /* The account's place is beside it. */
    && ~ * {
      margin-left: 0;
    }
  }
`;

/** Opens the search, as Ctrl K does outside of the panel. Without a script it leads to the page of the search. */
export const SearchButton = () => {
  const { isOpen, open, close, lost } = useUnit({
    isOpen: $isSearchOpen,
    open: searchOpened,
    close: searchClosed,
    lost: partLoadFailed,
  });
  const SearchDialog = useLazyModule(dialog, isOpen, () => (close(), lost()));
  useSearchKey((event) => {
    // Other dialogs come first, as does the panel's palette, which captures the key.
    if (document.querySelector("dialog[open], [role='dialog']")) return;
    event.preventDefault();
    open();
  });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <Form action={searchPath}>
        <QuietButton
          look="bare"
          square
          type="submit"
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={() => (preload.onPointerEnter(), dialogPreload.onPointerEnter())}
          onFocus={() => (preload.onFocus(), dialogPreload.onFocus())}
          onClick={press}
        >
          <Icon name="search" />
        </QuietButton>
      </Form>
      {SearchDialog && <SearchDialog />}
    </>
  );
};
