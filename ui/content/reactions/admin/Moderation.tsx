import { styled } from "styled-components";
import { Checkbox } from "../../../design/components/forms/Checkbox.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { Dialog, dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Comments } from "./Comments.tsx";
import { $isOpen, $shown, hiddenChosen, kindChosen, moderationClosed, moderationOpened } from "./moderation.ts";
import { words } from "./words.ts";
import { space } from "../../../design/tokens/measures.ts";

/** The comments in the dialog. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  justify-items: start;
  ul {
    width: 100%;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
`;

/** Comments of all members, newest first: the staff hides them with a reason, and restores them. */
export const Moderation = () => {
  const { isOpen, shown, open, close, chooseKind, chooseHidden, lost } = useUnit({
    isOpen: $isOpen,
    shown: $shown,
    open: moderationOpened,
    close: moderationClosed,
    chooseKind: kindChosen,
    chooseHidden: hiddenChosen,
    lost: partLoadFailed,
  });
  return (
    <>
      <QuietButton {...dialogPreload} onClick={() => open()}>
        <Icon name="chat" />
        {words.open}
      </QuietButton>
      <Dialog isOpen={isOpen} title={words.title} onClose={close} onLoadError={() => (close(), lost())}>
        <Sheet>
          <Filters>
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
          </Filters>
          <Comments />
        </Sheet>
      </Dialog>
    </>
  );
};
