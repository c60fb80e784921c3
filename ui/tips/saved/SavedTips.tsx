import { sample } from "effector";
import { useEffect } from "react";
import { styled } from "styled-components";
import type { LikeRefusal } from "../../../domain/content/reactions/like.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { signInLink } from "../../accounts/words.ts";
import { categoryLabel } from "../../content/articles/words.ts";
import { likesOn, type Likeable } from "../../content/reactions/likes.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Card } from "../../design/components/surfaces/Card.tsx";
import { CardGrid } from "../../design/components/surfaces/CardGrid.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { selectedWhenForced } from "../../design/tokens/forced.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { when } from "../../design/tokens/screens.ts";
import { adviceOn, adviceOnRead, type Unexpected, after } from "../../lib/feedback/failure.ts";
import type { MemberTab } from "../../lib/page/slots.ts";
import { shownValue } from "../../lib/optimistic.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createQuery } from "../../lib/query.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { listAddress, tipAddress } from "../address.ts";
import { $tipId, $tipPath } from "../tip.ts";
import { listSavedTipsFx, saveTipFx, savesOfTipFx } from "./effects.ts";

const words = {
  save: "Garder ce tip",
  saved: "Gardé",
  tab: "Tips gardés",
  loading: "Chargement de vos tips gardés",
  failed: "Impossible de charger vos tips gardés",
  failedAdvice: "Rien n'est perdu. Vérifiez votre connexion, ou essayez de nouveau dans un instant.",
  retry: "Réessayer",
  none: "Aucun tip gardé pour le moment",
  noneAdvice: "Gardez un tip depuis sa page : vous le retrouverez ici.",
  tips: "Voir les tips",
} as const;

const topic = "saved-tip";

const titles = {
  "signed-out": "Connectez-vous pour garder ce tip",
  gone: "Ce tip n'est plus en ligne",
  "too-many": "Trop de tips gardés ou aimés en peu de temps",
  unexpected: "Votre choix n'est peut-être pas enregistré",
} satisfies Record<(LikeRefusal | Unexpected)["kind"], string>;

const notSaved: NonNullable<Likeable<TipId>["failureOf"]> = (why, { intent }) => ({
  tone: why.kind === "signed-out" ? "ask" : "bad",
  topic,
  title: titles[why.kind],
  ...(why.kind === "unexpected" && { text: adviceOn(why) }),
  ...(why.kind === "too-many" && { text: `Réessayez ${after(why.seconds)}.` }),
  ...(why.kind === "signed-out" && {
    link: signInLink(intent.path, { ...intent, purpose: "Pour garder ce tip" }),
  }),
});

const {
  $likeStates: $saves,
  likeStateOf: saveOf,
  likeClicked: savePressed,
} = likesOn<TipId>({
  kind: "saved-tip",
  $id: $tipId,
  $path: $tipPath,
  rights: { like: "save a tip" },
  acts: { likeFx: saveTipFx, likesOfFx: savesOfTipFx },
  words: {
    liked: { tone: "good", title: "Tip gardé", text: "Retrouvez-le dans votre espace personnel.", topic },
    unliked: { tone: "good", title: "Tip retiré de votre espace", topic },
    gone: titles.gone,
  },
  failureOf: notSaved,
});

const { $state: $savedTips, refreshed, reloaded } = createQuery({ effect: listSavedTipsFx, ends: [$memberId] });
sample({
  clock: [visitorReturned, saveTipFx.finally],
  source: $savedTips,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: refreshed,
});

const Save = styled(QuietButton)`
  &[aria-pressed="true"] {
    background: ${meaning.mark};
    border-color: ${meaning.mark};
    color: ${meaning.onMark};

    ${selectedWhenForced}
    svg {
      fill: currentColor;
    }
  }
  ${when.scriptless} {
    display: none;
  }
  ${when.printed} {
    display: none;
  }
`;

/** Keeps a tip for later, or no longer. */
export const SaveTipButton = ({ to }: { readonly to: { readonly id: TipId } }) => {
  const { states, press } = useUnit({ states: $saves, press: savePressed });
  const isSaved = shownValue(saveOf(states, to.id));
  return (
    <Save aria-pressed={isSaved} onClick={() => press(to.id)}>
      <Icon name="star" />
      {isSaved ? words.saved : words.save}
    </Save>
  );
};

const SavedTips = () => {
  const { savedTips, want, retry } = useUnit({ savedTips: $savedTips, want: refreshed, retry: reloaded });
  useEffect(() => want(), [want]);

  if (savedTips.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (savedTips.status === "failed") {
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.failed}
        text={adviceOnRead(savedTips, words.failedAdvice)}
        action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
      />
    );
  }
  if (savedTips.value.length === 0) {
    const toTips = (
      <ButtonLink size="small" to={listAddress({})}>
        {words.tips}
      </ButtonLink>
    );
    return <EmptyState why="first" heading="h3" title={words.none} text={words.noneAdvice} action={toTips} />;
  }
  return (
    <CardGrid aria-label={words.tab}>
      {savedTips.value.map(({ id, slug, title, category, featuredImage, publishedAt }) => (
        <li key={id}>
          <Card
            to={tipAddress(slug)}
            category={categoryLabel(category)}
            title={title}
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
  key: "tips-gardes",
  words: words.tab,
  Panel: () => (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      <SavedTips />
    </>
  ),
};
