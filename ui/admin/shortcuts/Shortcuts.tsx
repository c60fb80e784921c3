import { useNavigate } from "react-router-dom";
import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { tabId } from "../address.ts";
import { adminTabAddress } from "../tabAddress.ts";
import type { AdminTab } from "../../lib/page/slots.ts";
import { createOpened } from "../../content/admin/create/create.ts";
import { Key, KeyBeside } from "./Key.tsx";
import { isDialogOpen, isTaken, keyOf, useKeys } from "./keys.ts";
import { KeySheet } from "./KeySheet.tsx";
import { Hint, Row } from "./keys.styles.ts";
import { $areKeysOn, helpOpened } from "./shortcuts.ts";
import { shortcutWords as words } from "./shortcutWords.ts";

type ShortcutsProps = { readonly tabs: readonly AdminTab[]; readonly chosen: AdminTab };

/** Further tabs have no key. */
const mostTabKeys = 9;

/** The panel's shortcuts: active outside of text fields, hinted at under each tab, all listed on a sheet. */
export const Shortcuts = ({ tabs, chosen }: ShortcutsProps) => {
  const { areOn, open, create } = useUnit({ areOn: $areKeysOn, open: helpOpened, create: createOpened });
  const navigate = useNavigate();
  const tabKeys = tabs.slice(0, mostTabKeys).map((_, at) => String(at + 1));
  const [firstKey = "", ...otherKeys] = tabKeys;
  const go = ({ key }: AdminTab) => {
    void navigate(adminTabAddress(key), { replace: true, preventScrollReset: true });
    // The focused element is removed with the previous tab.
    document.getElementById(tabId(key))?.focus({ preventScroll: true });
  };

  useKeys((event) => {
    if (!areOn || isTaken(event) || isDialogOpen()) return;
    const key = keyOf(event);
    const tab = tabs[tabKeys.indexOf(key)];
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
          [{ keys: [firstKey, "…", otherKeys.at(-1) ?? ""], does: words.tabs }, ...chosen.hints].map(
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
      <KeySheet
        tabs={{
          keys: tabKeys,
          does: tabs
            .slice(0, mostTabKeys)
            .map(({ words }) => words)
            .join(", "),
        }}
      />
    </>
  );
};
