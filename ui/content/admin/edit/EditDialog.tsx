import { useState } from "react";
import { styled } from "styled-components";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { below } from "../../../design/tokens/screens.ts";
import type { Found as FoundDraft } from "../../../lib/draft.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { KeyBeside } from "../../../admin/shortcuts/Key.tsx";
import { isSendKey, useKeys } from "../../../admin/shortcuts/keys.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { $conflict } from "./conflicts.ts";
import {
  $edit,
  $editing,
  $isReady,
  $item,
  $notOpened,
  editClosed,
  editDiscarded,
  editor,
  editRested,
  editRetried,
} from "./edit.ts";
import type { EditDraft } from "./editDraft.ts";
import { EditForm } from "./EditForm.tsx";
import { TakeOver, useWriters, WriterNotices } from "./WriterNotices.tsx";
import { $entry } from "./writers.ts";
import { Found } from "../list/Found.tsx";
import { StorageNotice } from "../drafts/StorageNotice.tsx";
import { Leaving } from "../drafts/Leaving.tsx";
import { useRested } from "../editor/rested.ts";
import { isSentThere } from "../remarks/RemarkForm.tsx";
import { PublishPlace, publishPreload } from "../publish/PublishPlace.tsx";
import { $isPublishing } from "../publish/publishing.ts";
import { ShareButton, SharePlace } from "../share/SharePlace.tsx";
import { $sharing } from "../share/sharing.ts";
import { $isSaving, $isUnsaved, publishingPressed, savePressed } from "./saving.ts";
import { words as publishWords } from "../publish/words.ts";
import { words as listWords } from "../words.ts";
import { words } from "../editor/writingWords.ts";
import { adviceOnRead, type FailureAnswer } from "../../../lib/feedback/failure.ts";

type OfferedProps = { readonly item: EditedItem; readonly found: FoundDraft<EditDraft> };

const OfferedDraft = ({ item, found }: OfferedProps) => {
  const { resume, anew } = useUnit({ resume: editor.resumed, anew: editor.begunAnew });
  return (
    <Found
      title={words.foundEdit}
      text={words.foundEditText}
      other={words.forgetEdit(item.isPublished)}
      onResume={() => resume(found)}
      onOther={() => anew(found)}
    />
  );
};

const NotOpened = ({ why }: { readonly why: "gone" | FailureAnswer }) => {
  const retry = useUnit(editRetried);
  if (why === "gone") return <EmptyState why="filtered" title={words.gone} text={words.goneText} heading="h3" />;
  const again = <QuietButton onClick={() => retry()}>{adminWords.retry}</QuietButton>;
  return <EmptyState why="failed" title={words.notOpened} text={adviceOnRead(why)} heading="h3" action={again} />;
};

export const Body = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { item, edit, isReady, found, notOpened, entry } = useUnit({
    item: $item,
    edit: $edit,
    isReady: $isReady,
    found: editor.$found,
    notOpened: $notOpened,
    entry: $entry,
  });
  if (notOpened) return <NotOpened why={notOpened} />;
  if (entry === "asks") return <TakeOver onLeave={onLeave} />;
  if (item && found) return <OfferedDraft item={item} found={found} />;
  if (!item || !edit || !isReady || entry === "waits") return <ArticleSkeleton words={words.opening} />;
  return (
    <>
      <WriterNotices />
      <EditForm item={item} draft={edit} />
    </>
  );
};

/** On phones three buttons would leave the text little room: there the cross alone closes a draft. */
const Cancel = styled(QuietButton)`
  ${below.phone} {
    &:nth-last-child(n + 3) {
      display: none;
    }
  }
`;

const Foot = ({ isPublished, onLeave }: { readonly isPublished: boolean; readonly onLeave: () => void }) => {
  const { isSaving, save, publish } = useUnit({ isSaving: $isSaving, save: savePressed, publish: publishingPressed });
  const SaveButton = isPublished ? Button : QuietButton;
  return (
    <>
      <StorageNotice isUnstored={editor.$isUnstored} />
      <Cancel look="bare" onClick={onLeave}>
        {words.cancel}
      </Cancel>
      <SaveButton size="small" busy={isSaving} onClick={() => save()}>
        {isSaving ? words.saving : words.save}
        {!isSaving && <KeyBeside>{words.sendKey}</KeyBeside>}
      </SaveButton>
      {!isPublished && (
        <Button size="small" {...publishPreload} disabled={isSaving} onClick={() => publish()}>
          {publishWords.open}
        </Button>
      )}
    </>
  );
};

/** The dialog that edits an article or a tip, with a preview. A draft is published from here, too. */
export const EditDialog = () => {
  const {
    ref,
    item,
    edit,
    sharing,
    conflict,
    isPublishing,
    isReady,
    isUnsaved,
    entry,
    close,
    discard,
    rest,
    save,
    lost,
  } = useUnit({
    ref: $editing,
    item: $item,
    edit: $edit,
    sharing: $sharing,
    conflict: $conflict,
    isPublishing: $isPublishing,
    isReady: $isReady,
    isUnsaved: $isUnsaved,
    entry: $entry,
    close: editClosed,
    discard: editDiscarded,
    rest: editRested,
    save: savePressed,
    lost: partLoadFailed,
  });
  const [isAsked, ask] = useState(false);
  useRested(edit, rest);
  useWriters(ref?.id);
  const canSave = isReady && entry === "open";
  const leave = () => (isUnsaved ? ask(true) : close());
  const isSaveKey = (event: KeyboardEvent) => isSendKey(event) && !isSentThere(event);
  const isCovered = isAsked || isPublishing || sharing !== null || conflict !== null;
  useKeys((event) => canSave && !isCovered && isSaveKey(event) && save());
  const state = item?.isPublished ? listWords.published : listWords.draft;
  return (
    <Dialog
      isOpen={ref !== null}
      size="wide"
      title={ref ? words.editKind[ref.kind] : ""}
      beside={
        item && (
          <>
            <Status tone={item.isPublished ? "ok" : "draft"} words={state} />
            {!item.isPublished && <ShareButton item={item} />}
          </>
        )
      }
      onClose={leave}
      onLoadError={() => (close(), lost())}
      foot={canSave && item && <Foot isPublished={item.isPublished} onLeave={leave} />}
    >
      <Body onLeave={leave} />
      <ConflictDialog />
      <SharePlace />
      <PublishPlace />
      <Leaving
        isUnsaved={isUnsaved}
        isAsked={isAsked && ref !== null}
        onStay={() => ask(false)}
        onStore={() => (rest(), ask(false), close())}
        onDiscard={() => (ask(false), discard())}
      />
    </Dialog>
  );
};
