import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ReadableDraft } from "../../../domain/content/editing/readDraft.ts";
import { QuietButton, QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { NeedsScript } from "../../design/components/forms/NeedsScript.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { french } from "../../design/components/text/french.ts";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { TipDraft } from "../../tips/TipDraft.tsx";
import { tipAddress } from "../../tips/address.ts";
import { articleAddress } from "../articles/address.ts";
import { ArticleDraft } from "../articles/ArticleDraft.tsx";
import { secretName } from "./address.ts";
import { $sharedDraft, draftRetried, linkFollowed } from "./sharedDraft.ts";
import { Apart, Banner } from "./SharedDraft.styles.ts";
import { words } from "./words.ts";

const Marked = ({ draft: { kind, slug, isPublished } }: { readonly draft: ReadableDraft }) => (
  <Banner>
    <Alert
      tone={isPublished ? "ok" : "wait"}
      title={french(isPublished ? words.published : words.draft)}
      action={
        isPublished && <QuietLink to={kind === "tip" ? tipAddress(slug) : articleAddress(slug)}>{words.see}</QuietLink>
      }
    >
      {french(isPublished ? words.publishedText : words.draftText)}
    </Alert>
  </Banner>
);

/** A draft that the club has shared by a link, as readers will see it. */
export const Component = () => {
  const { draft, follow, retry } = useUnit({ draft: $sharedDraft, follow: linkFollowed, retry: draftRetried });
  const secret = new URLSearchParams(useLocation().search).get(secretName) ?? "";
  useEffect(() => void follow(secret), [follow, secret]);
  switch (draft.status) {
    case "ready": {
      const Draft = draft.value.kind === "tip" ? TipDraft : ArticleDraft;
      return (
        <>
          <LinkHead title={words.titleOf(draft.value.title)} />
          <Draft draft={draft.value} banner={<Marked draft={draft.value} />} />
        </>
      );
    }
    case "loading":
      return (
        <Apart>
          <LinkHead title={words.page} />
          <NeedsScript title={words.page}>{french(words.needsScript)}</NeedsScript>
          <ArticleSkeleton words={words.loading} />
        </Apart>
      );
    case "not-found":
      return (
        <Apart>
          <LinkHead title={words.over} />
          <EmptyState why="filtered" heading="h1" title={words.over} text={words.overText} />
        </Apart>
      );
    case "failed":
      return (
        <Apart>
          <LinkHead title={words.failed} />
          <EmptyState
            why="failed"
            heading="h1"
            title={words.failed}
            text={adviceOnRead(draft, words.failedAdvice)}
            action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
          />
        </Apart>
      );
  }
};

export const handle: PageHandle = { startsAtOnce: true };
