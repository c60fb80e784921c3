import { Checkbox } from "../../design/components/forms/Checkbox.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import type { KeyHint } from "../../lib/page/slots.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Key } from "./Key.tsx";
import { Sheet } from "./keys.styles.ts";
import { $areKeysOn, $isHelpOpen, helpClosed, keysSwitched } from "./shortcuts.ts";
import { shortcutWords as words } from "./shortcutWords.ts";

/** All shortcuts of the panel, and the switch for single-key shortcuts. */
export const KeySheet = ({ tabs }: { readonly tabs: readonly KeyHint[] }) => {
  const { isOpen, areOn, close, turn, lost } = useUnit({
    isOpen: $isHelpOpen,
    areOn: $areKeysOn,
    close: helpClosed,
    turn: keysSwitched,
    lost: partLoadFailed,
  });
  return (
    <Dialog isOpen={isOpen} size="small" title={words.title} onClose={close} onLoadError={() => (close(), lost())}>
      <Sheet>
        {[tabs, words.keys].map((hints, at) => (
          <dl key={at} aria-label={words.parts[at]}>
            {hints.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dt>
                <dd>{french(does)}</dd>
              </div>
            ))}
          </dl>
        ))}
        <Checkbox
          label={words.areOn}
          hint={words.areOnHint}
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => turn(checked)}
        />
      </Sheet>
    </Dialog>
  );
};
