import { useState } from "react";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Checkbox } from "../../../design/components/forms/Checkbox.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import type { Found as FoundDraft } from "../../../lib/draft.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { AnnounceBox } from "../../../discord/AnnounceBox.tsx";
import { KeyBeside } from "../../../admin/shortcuts/Key.tsx";
import { isSendKey, useKeys } from "../../../admin/shortcuts/keys.ts";
import { $creation, $isOpen, createClosed, createDiscarded, creationRested, creationTyped, creator } from "./create.ts";
import { CreateForm } from "./CreateForm.tsx";
import { $isCreating, $isUnsaved, createPressed } from "./creating.ts";
import type { CreationDraft } from "./creationDraft.ts";
import { Found } from "../list/Found.tsx";
import { StorageNotice } from "../drafts/StorageNotice.tsx";
import { Leaving } from "../drafts/Leaving.tsx";
import { useRested } from "../editor/rested.ts";
import { words } from "../editor/writingWords.ts";

type DraftProps = { readonly draft: CreationDraft };

const OfferedDraft = ({ found }: { readonly found: FoundDraft<CreationDraft> }) => {
  const { resume, anew } = useUnit({ resume: creator.resumed, anew: creator.begunAnew });
  return (
    <Found
      title={words.found}
      text={words.foundText(found.draft.title)}
      other={words.beginAnew}
      onResume={() => resume(found)}
      onOther={() => anew(found)}
    />
  );
};

const Types = ({ draft }: DraftProps) => {
  const type = useUnit(creationTyped);
  return (
    <Choices
      label={words.type}
      isLabelHidden
      choices={[
        { value: "article", words: words.types.article },
        { value: "tip", words: words.types.tip },
      ]}
      chosen={draft.kind}
      onChoose={(kind) => type({ kind: kind === "tip" ? "tip" : "article" })}
    />
  );
};

const Foot = ({ draft, onLeave }: DraftProps & { readonly onLeave: () => void }) => {
  const { isCreating, type, send } = useUnit({ isCreating: $isCreating, type: creationTyped, send: createPressed });
  return (
    <>
      <Checkbox
        label={words.publishNow}
        checked={draft.isPublished}
        onChange={({ currentTarget: { checked } }) => type({ isPublished: checked })}
      />
      <AnnounceBox isChosen={draft.isAnnounced} onChoose={(isAnnounced) => type({ isAnnounced })} />
      <StorageNotice isUnstored={creator.$isUnstored} />
      <QuietButton look="bare" onClick={onLeave}>
        {words.cancel}
      </QuietButton>
      <Button size="small" busy={isCreating} onClick={() => send()}>
        {isCreating ? words.submitting : words.submit}
        {!isCreating && <KeyBeside>{words.sendKey}</KeyBeside>}
      </Button>
    </>
  );
};

/** The dialog that creates an article or a tip, in blocks, with a preview beside it. */
export const CreateDialog = () => {
  const { draft, isOpen, isUnsaved, isRecalling, found, close, discard, rest, send, lost } = useUnit({
    draft: $creation,
    isOpen: $isOpen,
    isUnsaved: $isUnsaved,
    isRecalling: creator.$isRecalling,
    found: creator.$found,
    close: createClosed,
    discard: createDiscarded,
    rest: creationRested,
    send: createPressed,
    lost: partLoadFailed,
  });
  const [isAsked, ask] = useState(false);
  useRested(draft, rest);
  const leave = () => (isUnsaved ? ask(true) : close());
  useKeys((event) => isOpen && !isAsked && isSendKey(event) && send());
  const isWriting = draft !== null && !isRecalling && found === null;
  return (
    <Dialog
      isOpen={isOpen}
      size="wide"
      title={words.create}
      beside={isWriting && <Types draft={draft} />}
      onClose={leave}
      onLoadError={() => (close(), lost())}
      foot={isWriting && <Foot draft={draft} onLeave={leave} />}
    >
      {isRecalling && <ArticleSkeleton words={words.recalling} />}
      {found && <OfferedDraft found={found} />}
      {isWriting && <CreateForm draft={draft} />}
      <Leaving
        isUnsaved={isUnsaved}
        isAsked={isAsked && isOpen}
        onStay={() => ask(false)}
        onStore={() => (rest(), ask(false), close())}
        onDiscard={() => (ask(false), discard())}
      />
    </Dialog>
  );
};
