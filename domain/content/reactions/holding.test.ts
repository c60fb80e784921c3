import { expect, it } from "vitest";
import { changeHolding, hasLink, heldFor, type HoldingChange, type HoldingRules } from "./holding.ts";

const rules: HoldingRules = { words: [], holdsLinks: false, firstComments: 0 };

it("[MO-10] a word of the list holds a comment, whatever its capitals, accents and signs", () => {
  const held = (text: string, ...words: readonly string[]) => heldFor(text, { ...rules, words }, 9);
  expect(held("Quel NOOB !", "noob")).toBe("words");
  expect(held("C'est raté…", "RATE")).toBe("words");
  expect(held("Un noobard", "noob")).toBeNull();
  expect(held("Un noobard", "noob*")).toBe("words");
  expect(held("Skins pas chers : skins-or.example/promo", "skins-or.example")).toBe("words");
  expect(held("gros\n\nnul", "gros nul")).toBe("words");
  expect(held("gros match, jeu nul", "gros nul")).toBeNull();
  expect(held("", "noob")).toBeNull();
});

it("[SE-64] a held word holds a comment with unseen characters, accents and letters of another script in it", () => {
  const held = (text: string, ...words: readonly string[]) => heldFor(text, { ...rules, words }, 9);
  for (const text of [
    "no\u200bob",
    "n\u00adoob",
    "nооb",
    "ｎｏｏｂ",
    "𝐧𝐨𝐨𝐛",
    "NO\u2060ÖB",
    "n\u034foob",
    "no\ufe0fob",
    "Нооb noоb.",
  ]) {
    expect([text, held(text, "noob")]).toEqual([text, "words"]);
  }
  expect(held("un nооb", "Nо\u200bob")).toBe("words");
  expect(held("no ob", "noob")).toBeNull();
});

it("[SE-64] any address is a link, whatever its ending and its script", () => {
  const links = [
    "evil.dev",
    "evil.pizza/x",
    "(evil.co.uk)",
    "пример.рф",
    "xn--e1afmkfd.xn--p1ai",
    "例え。テスト",
    "evil．com",
    "Evil.Com",
  ];
  const more = ["evil.\u200bcom", "еvil.соm", "1.2.3.4", "a@b.museum", "t.co/x", "evil.Shop/x", "ftp://x"];
  for (const text of [...links, ...more]) expect([text, hasLink(`Voir ${text} !`)]).toEqual([text, true]);
  const none = [
    "Bien joué.Bravo",
    "M.Dupont",
    "3.5 de moyenne",
    "13-8...",
    "fin.",
    "c.-à-d. oui",
    "s.v.p.",
    "Oui. Non",
    "12.50€",
    "v1.2.3",
  ];
  for (const text of none) expect([text, hasLink(text)]).toEqual([text, false]);
});

it("[MO-10] a link holds a comment, and a full stop without its space doesn't", () => {
  const held = (text: string) => heldFor(text, { ...rules, holdsLinks: true }, 9);
  expect(["Voir https://x.example", "www.x.example", "Sur Skins.GG !", "va sur skins.shop"].map(held)).toEqual(
    Array.from({ length: 4 }, () => "links"),
  );
  expect(["Bien joué.Bravo", "3.5 de moyenne", "fin.", "fr."].map(held)).toEqual([null, null, null, null]);
  expect(heldFor("https://x.example", rules, 9)).toBeNull();
});

it("[MO-11] the first comments of a member are held until so many of theirs are shown", () => {
  const held = (shown: number) => heldFor("Bonjour", { ...rules, firstComments: 2 }, shown);
  expect([held(0), held(1), held(2)]).toEqual(["first", "first", null]);
});

it("[MO-10] a word of the list has letters, and isn't too long", async () => {
  const changes: HoldingChange[] = [];
  const change = changeHolding({
    holding: {
      read: async () => ({ ok: true, value: rules }),
      change: async (one) => (changes.push(one), { ok: true, value: undefined }),
    },
  });
  expect(await change({ added: " *… " })).toEqual({ ok: false, refusal: { kind: "word-required" } });
  expect(await change({ added: "a".repeat(61) })).toEqual({ ok: false, refusal: { kind: "word-too-long" } });
  await change({ added: "  gros   nul " });
  await change({ holdsLinks: true });
  expect(changes).toEqual([{ added: "gros nul" }, { holdsLinks: true }]);
});
