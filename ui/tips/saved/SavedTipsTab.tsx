import { sample } from "effector";
import { useEffect } from "react";
import { $memberId } from "../../accounts/session/session.ts";
import { savedTipsTab as savedTipsKey } from "../../accounts/profile/address.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { Card } from "../../design/components/surfaces/Card.tsx";
import { CardGrid } from "../../design/components/surfaces/CardGrid.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import type { MemberTab } from "../../lib/page/slots.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { $emptyLists } from "../../lib/page/siteState.ts";
import { createQuery } from "../../lib/query.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tipAddress, tipsPath } from "../address.ts";
import { listSavedTipsFx, saveTipFx } from "./effects.ts";

const words = {
  tab: "Tips gardés",
  loading: "Chargement de vos tips gardés",
  failed: "Impossible de charger vos tips gardés",
  retry: "Réessayer",
  none: "Aucun tip gardé pour le moment",
  noneAdvice: "Gardez un tip depuis sa page : vous le retrouverez ici.",
  tips: "Voir les tips",
} as const;

const { $state: $savedTips, refreshed, reloaded } = createQuery({ effect: listSavedTipsFx, ends: [$memberId] });
sample({
  clock: [visitorReturned, saveTipFx.finally],
  source: $savedTips,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: refreshed,
});

const SavedTips = () => {
  const { savedTips, empty, want, retry } = useUnit({
    savedTips: $savedTips,
    empty: $emptyLists,
    want: refreshed,
    retry: reloaded,
  });
  useEffect(() => want(), [want]);

  if (savedTips.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (savedTips.status === "failed") {
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.failed}
        text={adviceOnRead(savedTips)}
        action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
      />
    );
  }
  if (savedTips.value.length === 0) {
    const toTips = !empty.includes("tips") && (
      <ButtonLink size="small" to={tipsPath}>
        {words.tips}
      </ButtonLink>
    );
    return <EmptyState why="first" heading="h3" title={words.none} text={words.noneAdvice} action={toTips} />;
  }
  return (
    <CardGrid aria-label={words.tab}>
      {savedTips.value.map(({ id, slug, title, category, categoryLabel, featuredImage, plan, publishedAt }) => (
        <li key={id}>
          <Card
            to={tipAddress(slug)}
            category={category}
            label={categoryLabel}
            title={title}
            plan={plan}
            picture={featuredImage}
            date={publishedAt}
            heading="h3"
          />
        </li>
      ))}
    </CardGrid>
  );
};

export const savedTipsTab: MemberTab = {
  key: savedTipsKey,
  words: words.tab,
  Panel: () => (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      <SavedTips />
    </>
  ),
};
