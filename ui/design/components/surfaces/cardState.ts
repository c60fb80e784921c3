import { useLocation } from "react-router-dom";

/** The state that a card passes with its link, so that the next page shows its heading before the text loads. */
export type CardState = {
  /** The category's slug and label; empty when there is none. */
  readonly category: string;
  readonly label: string;
  readonly title: string;
  /** The drawing of a tip's plan. */
  readonly plan: string | null;
  readonly picture: string | null;
};

/** The state of the card that was clicked, validated: the browser's history may hold one of an older version of the site. */
export const useCardState = (): CardState | undefined => {
  const state = useLocation().state as Partial<CardState> | null;
  if ([state?.title, state?.category, state?.label].some((text) => typeof text !== "string")) return undefined;
  return { ...(state as CardState), plan: state?.plan ?? null, picture: state?.picture ?? null };
};
