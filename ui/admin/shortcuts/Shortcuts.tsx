import { useNavigate } from "react-router-dom";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { tabId } from "../address.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { viewAddress } from "../viewAddress.ts";
import { createOpened } from "../../content/admin/create/create.ts";
import { Key, KeyBeside } from "./Key.tsx";
import { isDialogOpen, isTaken, keyOf, useKeys } from "./keys.ts";
import { KeySheet } from "./KeySheet.tsx";
import { Hint, Row } from "./keys.styles.ts";
import { $areKeysOn, helpOpened } from "./shortcuts.ts";
import { keysOfTabs, shortcutWords as words } from "./shortcutWords.ts";

type ShortcutsProps = { readonly tabs: readonly AdminView[]; readonly view: AdminView };

/** The panel's shortcuts: active outside of text fields, hinted at under each tab, all listed on a sheet. */
export const Shortcuts = ({ tabs, view }: ShortcutsProps) => {
  const { areOn, open, create } = useUnit({ areOn: $areKeysOn, open: helpOpened, create: createOpened });
  const navigate = useNavigate();
  const withKeys = tabs.slice(0, keysOfTabs.length);
  const go = ({ path }: AdminView) => {
    // The focused element is removed with the previous view.
    document.getElementById(tabId(path))?.focus({ preventScroll: true });
    void navigate(viewAddress(path));
  };

  useKeys((event) => {
    if (!areOn || isTaken(event) || isDialogOpen()) return;
    const key = keyOf(event);
    const tab = tabs[keysOfTabs.indexOf(key)];
    const search = document.querySelector<HTMLElement>("main input[type='search']");
    if (tab) go(tab);
    else if (key === "/" && search) search.focus();
    else if (key === "c") create();
    else if (key === "?") open();
    else return;
    event.preventDefault();
  });

  return (
    <>
      <Row>
        {areOn &&
          [{ keys: ["1", "…", keysOfTabs[withKeys.length - 1] ?? ""], does: words.tabs }, ...(view.hints ?? [])].map(
            ({ keys, does }) => (
              <Hint key={does}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
                {french(does)}
              </Hint>
            ),
          )}
        <QuietButton look="bare" {...dialogPreload} onClick={() => open()}>
          {areOn && <KeyBeside>{words.openKey}</KeyBeside>}
          {words.open}
        </QuietButton>
      </Row>
      <KeySheet tabs={withKeys.map(({ words: does }, at) => ({ keys: [keysOfTabs[at] ?? ""], does }))} />
    </>
  );
};
