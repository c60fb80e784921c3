import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SharedDraft } from "../../../domain/content/editing/sharedDraft.ts";
import { QuietButton, QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { TipDraft } from "../../tips/TipPage.tsx";
import { ArticleDraft } from "../articles/ArticlePage.tsx";
import { secretName } from "./address.ts";
import { Apart, Banner } from "./SharedDraft.styles.ts";
import { $publicPath, $sharedDraft, $sharedModules, $sharedStatus, sharedDraftOpened } from "./sharedDraft.ts";
import { words } from "./words.ts";

const OnTheWay = () => (
  <Apart>
    <LinkHead title={words.page} />
    <ArticleSkeleton words={words.loading} />
  </Apart>
);

const Shared = ({ draft }: { readonly draft: SharedDraft }) => {
  const banner = (
    <Banner>
      <Alert tone="wait" title={words.draft}>
        {words.openUntil(draft.expiresAt)}
      </Alert>
    </Banner>
  );
  return (
    <>
      <LinkHead title={words.titleOf(draft.title)} />
      {draft.kind === "tip" ? (
        <TipDraft draft={draft} banner={banner} />
      ) : (
        <ArticleDraft draft={draft} banner={banner} />
      )}
    </>
  );
};

/** A draft that the club has shared by a link, as readers will see it. */
export const Component = () => {
  const { draft, publicPath, open } = useUnit({
    draft: $sharedDraft,
    publicPath: $publicPath,
    open: sharedDraftOpened,
  });
  const { search } = useLocation();
  const navigate = useNavigate();
  // The server has led elsewhere already, unless the data are this browser's.
  useEffect(() => {
    if (publicPath !== null) void navigate(publicPath, { replace: true });
  }, [publicPath, navigate]);

  switch (draft.status) {
    case "ready":
      return publicPath === null ? <Shared draft={draft.value} /> : <OnTheWay />;
    case "loading":
      return <OnTheWay />;
    case "not-found":
      return (
        <Apart>
          <LinkHead title={words.over} />
          <EmptyState
            why="filtered"
            heading="h1"
            title={words.over}
            text={words.overText}
            action={<QuietLink to="/">{words.home}</QuietLink>}
          />
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
            text={adviceOnRead(draft)}
            action={
              <QuietButton onClick={() => (focusContent(), open({ params: {}, search }))}>{words.retry}</QuietButton>
            }
          />
        </Apart>
      );
  }
};

export const handle: PageHandle = {
  opened: sharedDraftOpened,
  modules: $sharedModules,
  status: $sharedStatus,
  leadsTo: $publicPath,
  reads: [secretName],
  isSecret: true,
  shows: ["tips", "articles"],
};
