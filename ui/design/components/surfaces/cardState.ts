import { useLocation } from "react-router-dom";

/** What a card shows of its page's head. It travels with the click, so that the head is there before the text is. */
export type CardState = {
  /** Empty when there is none. */
  readonly category: string;
  readonly title: string;
  readonly picture: string | null;
};

/** What the card had that led here. A browser keeps it with the place, also from an older version of the site. */
export const useCardState = (): CardState | undefined => {
  const state = useLocation().state as Partial<CardState> | null;
  if (typeof state?.title !== "string" || typeof state.category !== "string") return undefined;
  return { category: state.category, title: state.title, picture: state.picture ?? null };
};
