import type { ScoreChoice } from "../../domain/accounts/scoreChoice.ts";
import type { DeviceScores } from "../../domain/club/matches/hiddenScores.ts";
import { type CarefulStorage, carefulStorage } from "./storage.ts";

/** src/browser/loader.js reads it before the first paint: "hidden 1764…" hides scores. */
export const scoreChoiceName = "club-scores";
const revealedName = "club-revealed-scores";

const choiceFrom = (text: string | null): ScoreChoice | null => {
  const [, kind, chosenAt] = /^(hidden|shown) (\d{1,15})$/.exec(text ?? "") ?? [];
  return kind === undefined ? null : { isHidden: kind === "hidden", chosenAt: Number(chosenAt) };
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
      storage.setItem(scoreChoiceName, `${choice.isHidden ? "hidden" : "shown"} ${choice.chosenAt}`);
      return choice;
    },
    async reveal(name) {
      session.setItem(revealedName, [...new Set([...revealed(), name])].join(" "));
    },
    forgetRevealed: async () => session.removeItem(revealedName),
  };
};
