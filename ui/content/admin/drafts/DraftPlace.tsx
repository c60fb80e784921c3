import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { ReadableDraft } from "../../../../domain/content/editing/readDraft.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useFollowing } from "../../../lib/live/following.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { Head } from "../../../lib/page/Head.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { $inFlight, isInFlight, publishPressed } from "../list/acts.ts";
import { $draft, $sought, draftLeft, draftRetried, draftWanted, publicSought, watchedOf } from "./draftPage.ts";
import { Acts, Banner, Failed } from "./draft.styles.ts";
import { $editing, editClosed, editOpened } from "../edit/edit.ts";
import { editPreload, WritingPlaces } from "../places.tsx";
import { words as listWords } from "../words.ts";
import { words } from "../editor/writingWords.ts";

/** Marks a draft and offers its actions. When it disappears, its focus moves to the page. */
const DraftBanner = ({ draft: { kind, id, isPublished } }: { readonly draft: ReadableDraft }) => {
  const { inFlight, edit, publish } = useUnit({ inFlight: $inFlight, edit: editOpened, publish: publishPressed });
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const banner = place.current;
    return () => void (banner?.contains(document.activeElement) && focusContent());
  }, []);
  return (
    <Banner ref={place}>
      <Alert
        tone="wait"
        role="status"
        title={words.draftOnly}
        action={
          <Acts>
            <QuietButton {...editPreload} onClick={() => edit({ kind, id })}>
              <Icon name="pen" />
              {listWords.edit}
            </QuietButton>
            {!isPublished && (
              <QuietButton
                busy={isInFlight(inFlight, { kind, id })}
                onClick={() => publish({ kind, id, isPublished: true })}
              >
                {listWords.publish}
              </QuietButton>
            )}
          </Acts>
        }
      >
        {words.draftLooks}
      </Alert>
    </Banner>
  );
};

export type DraftPlaceProps = {
  readonly kind: ContentKind;
  readonly slug: string;
  /** Shown to visitors and members, and to staff when there is no draft. */
  readonly missing: ReactNode;
  /** Shown while the draft is loading. */
  readonly waiting: ReactNode;
  /** Called when the item has been published meanwhile: reloads the page. */
  readonly onPublished: () => void;
  /** Renders the draft under its banner. */
  readonly children: (draft: ReadableDraft, banner: ReactNode) => ReactNode;
};

/** A draft at its address, as its page will show it; `missing` when there is no draft. */
export const DraftPlace = ({ kind, slug, missing, waiting, onPublished, children }: DraftPlaceProps) => {
  const { draft, sought, editing, want, retry, leave, seek, closeEdit } = useUnit({
    draft: $draft,
    sought: $sought,
    editing: $editing,
    want: draftWanted,
    retry: draftRetried,
    leave: draftLeft,
    seek: publicSought,
    closeEdit: editClosed,
  });
  useEffect(() => {
    want({ kind, slug });
    return () => (leave(), void closeEdit());
  }, [kind, slug, want, leave, closeEdit]);
  useFollowing(watchedOf(kind));
  useFollowing("role");

  // An open dialog keeps its typed text: the page changes once it is closed.
  const isPublic = editing === null && draft.status === "ready" && draft.value.isPublished && !sought.includes(slug);
  useEffect(() => {
    if (!isPublic) return;
    seek(slug);
    onPublished();
  }, [isPublic, slug, seek, onPublished]);

  switch (draft.status) {
    case "not-found":
      return missing;
    case "loading":
      return waiting;
    case "failed":
      return (
        <Failed>
          <Head title={words.notOpened} />
          <EmptyState
            why="failed"
            heading="h1"
            title={words.notOpened}
            text={adviceOnRead(draft)}
            action={<QuietButton onClick={() => (focusContent(), retry())}>{adminWords.retry}</QuietButton>}
          />
        </Failed>
      );
    case "ready":
      if (isPublic) return waiting;
      return (
        <>
          <Head title={words.draftTitle(draft.value.title)} />
          {children(draft.value, <DraftBanner draft={draft.value} />)}
          <WritingPlaces />
        </>
      );
  }
};
