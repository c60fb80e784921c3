import type { ScoreChoice } from "../../domain/accounts/scoreChoice.ts";
import type { DeviceScores } from "../../domain/club/matches/hiddenScores.ts";
import { type CarefulStorage, carefulStorage } from "./storage.ts";

/** src/browser/loader.js reads it before the first paint: "hidden 1764…" hides scores. A member's has their id at its end. */
export const scoreChoiceName = "club-scores";
const revealedName = "club-revealed-scores";

const choiceFrom = (text: string | null): ScoreChoice | null => {
  const [, kind, chosenAt, by] = /^(hidden|shown) (\d{1,15})(?: (\S{1,100}))?$/.exec(text ?? "") ?? [];
  if (kind === undefined) return null;
  return { isHidden: kind === "hidden", chosenAt: Number(chosenAt), ...(by && { by }) };
};

/** Marks the document as the loader does: the page's style hides scores by it. */
const mark = (choice: ScoreChoice | null): void => {
  if (typeof document !== "undefined") document.documentElement.toggleAttribute("data-scores", !!choice?.isHidden);
};

export const browserScores = (
  storage: CarefulStorage,
  session: CarefulStorage = carefulStorage(() => sessionStorage),
): DeviceScores => {
  const revealed = () => (session.getItem(revealedName) ?? "").split(" ").filter(Boolean);
  return {
    async read() {
      const choice = choiceFrom(storage.getItem(scoreChoiceName));
      mark(choice);
      return { choice, revealed: revealed() };
    },
    async store(choice) {
      mark(choice);
      const { isHidden, chosenAt, by } = choice;
      storage.setItem(scoreChoiceName, [isHidden ? "hidden" : "shown", chosenAt, by].filter(Boolean).join(" "));
      return choice;
    },
    async reveal(name) {
      session.setItem(revealedName, [...new Set([...revealed(), name])].join(" "));
    },
    forgetRevealed: async () => session.removeItem(revealedName),
  };
};
