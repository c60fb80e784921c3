import { useEffect } from "react";
import { styled } from "styled-components";
import { commentsView } from "../../../admin/viewAddress.ts";
import { Checkbox } from "../../../design/components/forms/Checkbox.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { space } from "../../../design/tokens/measures.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Comments } from "./Comments.tsx";
import { $shown, hiddenChosen, kindChosen, moderationOpened } from "./moderation.ts";
import { words } from "./words.ts";

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
const CommentsTab = () => {
  const { shown, open, chooseKind, chooseHidden } = useUnit({
    shown: $shown,
    open: moderationOpened,
    chooseKind: kindChosen,
    chooseHidden: hiddenChosen,
  });
  useEffect(() => void open(), [open]);
  return (
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
  );
};

export const view: AdminView = {
  path: commentsView,
  words: words.view,
  order: 1,
  Panel: CommentsTab,
};
