import { styled } from "styled-components";
import { Checkbox } from "../../kit/Checkbox.tsx";
import { Choices } from "../../kit/Choices.tsx";
import { Dialog, warmingDialog } from "../../kit/Dialog.tsx";
import { Icon } from "../../kit/Icon.tsx";
import { QuietButton } from "../../kit/QuietButton.tsx";
import { partLost } from "../../page/toasts.ts";
import { useUnit } from "../../page/useUnit.ts";
import { Comments } from "./Comments.tsx";
import { $isOpen, $shown, hiddenChosen, kindChosen, moderationClosed, moderationOpened } from "./moderation.ts";
import { moderationLook } from "./moderationLook.ts";
import { words } from "./words.ts";

const Sheet = styled.div`
  ${moderationLook}
`;

/** What members said, newest first: the staff hides what has no place there, and says why. */
export const Moderation = () => {
  const { isOpen, shown, open, close, chooseKind, chooseHidden, lost } = useUnit({
    isOpen: $isOpen,
    shown: $shown,
    open: moderationOpened,
    close: moderationClosed,
    chooseKind: kindChosen,
    chooseHidden: hiddenChosen,
    lost: partLost,
  });
  return (
    <>
      <QuietButton {...warmingDialog} onClick={() => open()}>
        <Icon name="chat" />
        {words.open}
      </QuietButton>
      <Dialog isOpen={isOpen} title={words.title} onClose={close} onLost={() => (close(), lost())}>
        <Sheet>
          <div className="which">
            <Choices
              label={words.kind}
              isLabelHidden
              choices={[
                { value: "article", words: words.kinds.article },
                { value: "tip", words: words.kinds.tip },
              ]}
              chosen={shown.kind}
              onChoose={(kind) => chooseKind(kind === "tip" ? "tip" : "article")}
            />
            <Checkbox
              label={words.hiddenOnly}
              checked={shown.hiddenOnly}
              onChange={({ currentTarget: { checked } }) => chooseHidden(checked)}
            />
          </div>
          <Comments />
        </Sheet>
      </Dialog>
    </>
  );
};
