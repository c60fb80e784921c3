import { beforeAll, expect, it, vi } from "vitest";
import { $mailedTo, $step, modeChosen, signupForm } from "../../ui/accounts/dialog/form.ts";
import { authWanted } from "../../ui/accounts/dialog/wanted.ts";
import { words as dialogWords } from "../../ui/accounts/dialog/words.ts";
import { words as mailWords } from "../../ui/accounts/mails/mailWords.ts";
import { plain } from "../screen.ts";
import { clubScenes } from "./clubScenes.ts";
import { signInScenes, filledDialog } from "./signInScenes.ts";
import { memberScenes } from "./memberScenes.ts";
import { messages, type Situation } from "./messages.ts";
import { onPage, type Scene } from "./stage.ts";

// The product's messages (docs/product.md, Messages): what is on the screen in each situation, by the site's own models and views on the memory
// backend.

const scenes: Readonly<Record<Situation, Scene>> = { ...signInScenes, ...clubScenes, ...memberScenes };

const rows = Object.entries(messages).map(([situation, { title, text = "", ...message }]) => ({
  situation: situation as Situation,
  says: plain(`${title} ${text}`),
  sentences: text === "" ? [title] : [title, text],
  ...message,
}));

beforeAll(() => {
  // Errors for the operator are logged there.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it.each(rows)(
  "[QA-11] [$id] $situation: $says",
  async ({ situation, says, sentences, isBad = false, isPart = false }) => {
    const screen = await scenes[situation]();
    expect(screen.text).toContain(says);
    expect(isPart ? [] : sentences.filter((sentence) => !screen.pieces.has(sentence))).toEqual([]);
    expect(screen.alerts.some((alert) => alert.startsWith(says))).toBe(isBad);
  },
);

// The catalogue gives the meaning, not the words.
it("[AU-5] signed up in the dialog: an e-mail was sent, and its link has to be followed", async () => {
  const { tab } = await onPage("/");
  await tab.do(authWanted, {});
  await tab.do(modeChosen, "signup");
  await tab.do(signupForm.sent, filledDialog);
  expect(tab.get($step)).toBe("email-sent");
  expect(tab.get($mailedTo)).toBe(filledDialog.email);
  expect(dialogWords.sent).toMatch(/e-?mail envoyé/i);
  expect(mailWords.toSignUp.join(filledDialog.email)).toMatch(/lien.*lya@exemple\.fr.*Ouvrez-le/);
});
