import { styled } from "styled-components";
import { Checkbox } from "../kit/Checkbox.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { french } from "../kit/french.ts";
import { partLost } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";
import { Key } from "./Key.tsx";
import { keySheetLook } from "./keysLook.ts";
import { $areKeysOn, $isHelpOpen, helpClosed, keysSwitched } from "./shortcuts.ts";
import { shortcutWords as words } from "./shortcutWords.ts";

const Sheet = styled.div`
  ${keySheetLook}
`;

/** All keys of the panel, and the switch for those of one key. */
export const KeySheet = () => {
  const { isOpen, areOn, close, turn, lost } = useUnit({
    isOpen: $isHelpOpen,
    areOn: $areKeysOn,
    close: helpClosed,
    turn: keysSwitched,
    lost: partLost,
  });
  return (
    <Dialog isOpen={isOpen} size="small" title={words.title} onClose={close} onLost={() => (close(), lost())}>
      <Sheet>
        <dl>
          {words.keys.map(({ keys, does }) => (
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
