import { expect, it } from "vitest";
import { mentionAt, mentionOf, mentionsIn, namesIn, withMention } from "./mentions.ts";
import { longestQuote, quoted, quoteIn } from "./quotes.ts";

const named = (text: string) => mentionsIn(text).flatMap((part) => (part.kind === "mention" ? [part.text] : []));

it("[TK-7] finds mentions at word starts, without the sentence's end, and never in an e-mail", () => {
  expect(named("Merci @lina. Et @hugo.l, @Élise_d !")).toEqual(["@lina", "@hugo.l", "@Élise_d"]);
  expect(named("écris à membre@demo.test ou @ ou @@")).toEqual([]);
  const text = "(@tofu_42) oui";
  expect(
    mentionsIn(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it("[TK-7] names a member without the spaces of their username", () => {
  expect(mentionOf("Élise du Nord")).toBe("@ÉliseduNord");
});

it("[TK-7] finds the mention that is being written, and puts the chosen name in its place", () => {
  expect(mentionAt("Merci @li", 9)).toEqual({ from: 6, words: "li" });
  expect(mentionAt("Merci @li", 6)).toBeNull();
  expect(mentionAt("a@li", 4)).toBeNull();
  expect(withMention("Merci @li pour tout", 9, 6, "Élise du Nord")).toEqual({
    text: "Merci @ÉliseduNord pour tout",
    caret: 19,
  });
});

it("[TK-8] quotes a passage on one line at the beginning of a comment, and gives it back", () => {
  expect(quoted(" deux\n lignes ")).toBe("> deux lignes\n\n");
  expect(quoteIn(`${quoted("deux lignes")}Oui.`)).toEqual({ quote: "deux lignes", rest: "Oui." });
  expect(quoteIn("Oui.\n> pas un début")).toEqual({ quote: "", rest: "Oui.\n> pas un début" });
  expect([...quoted("é".repeat(1_000))].length).toBe(longestQuote + 4);
  expect(quoted("  ")).toBe("");
});

it('[TK-11] finds the first ten names after an "@", and never in an e-mail', () => {
  expect(namesIn("Merci @lina. Et (@hugo.l), «@Élise_d» ! a@b.fr")).toEqual(["lina.", "hugo.l", "Élise_d"]);
  expect(namesIn(Array.from({ length: 20 }, (_, at) => `@nom${at}`).join(" "))).toHaveLength(10);
});
