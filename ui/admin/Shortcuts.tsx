import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { Checkbox } from "../kit/Checkbox.tsx";
import { Dialog, warmingDialog } from "../kit/Dialog.tsx";
import { french } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { partLost } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";
import { type AdminTab, adminTabAddress } from "./address.ts";
import { createOpened } from "./content/create.ts";
import { useKeys } from "./keys.ts";
import { keysLook } from "./keysLook.ts";
import { $areKeysOn, $isHelpOpen, helpClosed, helpOpened, keysSwitched } from "./shortcuts.ts";
import { shortcutWords as words } from "./shortcutWords.ts";

const Sheet = styled.div`
  ${keysLook}
`;

/** Whether a key is meant for something else: for what is typed, for a dialog, or for the browser. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility()) ||
  (target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null);

const tabOf: Readonly<Record<string, AdminTab>> = { "1": "overview", "2": "content", "3": "applications" };

/** The panel's keys, and the sheet that says them. */
export const Shortcuts = ({ chosen }: { readonly chosen: AdminTab }) => {
  const { isOpen, areOn, open, close, turn, create, lost } = useUnit({
    isOpen: $isHelpOpen,
    areOn: $areKeysOn,
    open: helpOpened,
    close: helpClosed,
    turn: keysSwitched,
    create: createOpened,
    lost: partLost,
  });
  const navigate = useNavigate();
  const go = (tab: AdminTab) => void navigate(adminTabAddress(tab), { replace: true, preventScrollReset: true });

  useKeys((event) => {
    if (!areOn || isTaken(event)) return;
    const tab = tabOf[event.key];
    const search = document.querySelector<HTMLElement>("main input[type='search']");
    if (tab) go(tab);
    else if (event.key === "/" && search) search.focus();
    else if (event.key.toLowerCase() === "c" && chosen === "content") create();
    else if (event.key === "?") open();
    else return;
    event.preventDefault();
  });

  return (
    <>
      <QuietButton look="bare" {...warmingDialog} onClick={() => open()}>
        {words.open}
      </QuietButton>
      <Dialog isOpen={isOpen} size="small" title={words.title} onClose={close} onLost={() => (close(), lost())}>
        <Sheet>
          <dl>
            {words.keys.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{french(does)}</dd>
              </div>
            ))}
          </dl>
          <Checkbox
            label={words.areOn}
            hint={words.areOnHint}
            checked={areOn}
            onChange={({ currentTarget: { checked } }) => turn(checked)}
          />
        </Sheet>
      </Dialog>
    </>
  );
};
