import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageTexts } from "../club/pages/ports.ts";
import { findIn, lexemesOf } from "./findIn.ts";
import { fieldEnd, finderOf, markWords, passageIn, type TextPart } from "./marks.ts";
import { isNear, nearWords } from "./near.ts";
import { textOfHtml, textOfMarkdown } from "./plainText.ts";
import type { FolderPage } from "./clubPages.ts";
import type { SearchAnswer, SearchHit, SearchRequest } from "./ports.ts";
import { searchedWords } from "./searchedWords.ts";
import { searchSite } from "./searchSite.ts";
import { spelled, spellings } from "./spelled.ts";
import { stem } from "./stem.ts";
import { piecesOf, wordsIn } from "../shared/foldedWords.ts";
import { mostWords, readQuestion } from "./words.ts";

const nothing = { article: 0, tip: 0, match: 0, team: 0, person: 0 };
const contactPage: FolderPage = {
  path: "/contact",
  title: "Contact",
  about: "Écrire au club.",
  feature: "contact",
  sections: {},
};
const shopPage: FolderPage = {
  path: "/shop",
  title: "Shop",
  about: "Boutique",
  feature: "shop",
  sections: {
    shop: { description: "Le maillot du club, en contact avec l'air.", call: { address: "https://a.example/lien" } },
  },
};

/** A search among two pages, on an index that gives one answer. */
const begin = (answer: Partial<SearchAnswer> = {}, changed: readonly PageTexts[] = []) => {
  const asked: SearchRequest[] = [];
  const search = searchSite({
    index: {
      find: async (request) => {
        asked.push(request);
        return {
          hits: [],
          totals: nothing,
          near: request.words.filter((word) => word.length >= 4),
          games: [],
          ...answer,
        };
      },
    },
    folder: { all: async () => [shopPage, contactPage] },
    texts: { texts: async () => [...changed] },
  });
  return { search, asked };
};

/** Characters of all kinds, also halves of pairs. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x24f }), fc.nat({ max: 0x10ffff })), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

const shown = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

describe("[SR-2] what is typed", () => {
  it.each([
    ["", { kind: "empty" }],
    ["  \n\t ", { kind: "empty" }],
    ["« » \"' & | ! <-> ()", { kind: "empty" }],
    ["🎮🔥", { kind: "empty" }],
    ["a", { kind: "too-short" }],
    ["l'", { kind: "too-short" }],
    ["le la les", { kind: "too-common" }],
    ["d'où", { kind: "too-common" }],
    ["L'entraînement", { words: ["entrainement"] }],
    ["l’Œuvre d’Été", { words: ["oeuvre", "ete"] }],
    ['"smoke" OR NOT rush:*', { words: ["smoke", "or", "not", "rush"] }],
    ["Réglage réglage REGLAGE", { words: ["reglage"] }],
    ["ニュース 速報", { words: ["ニュース", "速報"] }],
    ["אימון مباراة", { words: ["אימון", "مباراة"] }],
    ["2026", { words: ["2026"] }],
  ])("%j", (typed, question) => {
    expect(readQuestion(typed)).toMatchObject(question);
  });

  it("is cut after eight words, and long words after forty letters", () => {
    const long = readQuestion(Array.from({ length: 500 }, (_, at) => `mot${at}`).join(" "));
    expect(long).toMatchObject({ kind: "words", isCut: true });
    expect(long.kind === "words" && long.words).toHaveLength(mostWords);
    expect(readQuestion("x".repeat(5_000))).toEqual({ kind: "words", words: ["x".repeat(40)], isCut: false });
  });

  it("is read whatever it is, and its words are read again as the same", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const question = readQuestion(typed);
        if (question.kind !== "words") return;
        expect(question.words.flatMap(wordsIn)).toEqual(question.words);
      }),
    );
  });

  it("stays whole in pieces", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("[SR-1] endings and errors", () => {
  it.each([
    ["entrainement", "entrainements"],
    ["recrutement", "recrutements"],
    ["joueur", "joueurs"],
    ["equipe", "equipes"],
    ["benevole", "benevoles"],
    ["publie", "publiees"],
    ["strategique", "strategiques"],
    ["national", "nationaux"],
    ["reaction", "reactions"],
  ])("%s and %s have one stem", (one, other) => {
    expect(stem(other)).toBe(stem(one));
  });

  it("leaves words of other scripts and with digits as they are", () => {
    expect(["2026", "bo3", "אימון"].map(stem)).toEqual(["2026", "bo3", "אימון"]);
  });

  it("knows words that differ by one error", () => {
    for (const typed of ["smoke", "smke", "smokee", "smoge", "msoke"]) expect(isNear(typed, "smoke")).toBe(true);
    for (const typed of ["smk", "ekoms", "smokers", "smeko"]) expect(isNear(typed, "smoke")).toBe(false);
    expect(nearWords("smoke").every((near) => isNear(near, "smoke"))).toBe(true);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-e]{1,5}$/), fc.stringMatching(/^[a-e]{1,5}$/), (one, other) => {
        expect(one === other || nearWords(one).includes(other)).toBe(isNear(one, other));
      }),
    );
  });
});

describe("[SR-14] spellings", () => {
  const spelledAs = (typed: string, games: readonly string[]) => spelled(searchedWords(typed), games);

  it.each(["Counter-Strike 2", "counterstrike 2", "counter strike 2", "CounterStrike2", "counter-strike2"])(
    "%j is a name of a game, whole or in parts",
    (typed) => {
      const text = lexemesOf("Un soir de Counter-Strike 2");
      const joined = lexemesOf("Un soir de counterstrike2, ou counterstrike 2");
      const question = spelledAs(typed, ["Counter-Strike 2", "Valorant"]);
      const { found } = findIn(
        [text, joined, lexemesOf("Un counter, deux")].map((inAll) => ({ inAll, inTitle: inAll })),
        question,
      );
      expect(found.map(({ inAll }) => inAll)).toEqual(expect.arrayContaining([text]));
      expect(found).not.toHaveLength(3);
    },
  );

  it("are of the club's games alone, and of their beginnings while one types", () => {
    expect(spelledAs("rocketleague", ["Valorant"])).toEqual([{ words: ["rocketleague"] }]);
    expect(spelledAs("le rocketlea", ["Rocket League"]).at(-1)).toEqual({
      words: ["rocket", "lea"],
      joined: "rocketlea",
    });
    // Two letters begin too many words.
    expect(spelledAs("rocketle", ["Rocket League"])).toEqual([{ words: ["rocketle"] }]);
    expect(spelledAs("rocketle prix", ["Rocket League"])[0]).toEqual({ words: ["rocketle"] });
    expect(spelledAs("rocket", ["Rocket League"])).toEqual([{ words: ["rocket"] }]);
    // What a question leaves out is in the joined word alone.
    for (const typed of ["leagueoflegends", "league legends"]) {
      expect(spelledAs(typed, ["League of Legends"])).toEqual([
        { words: ["league", "legends"], joined: "leagueoflegends" },
      ]);
    }
  });

  it("of esport are one word in texts and in what is typed, and marked as one", () => {
    for (const typed of ["e-sport", "E‑Sport", "e–sport", "e sport", "l'e-sport"]) {
      expect(readQuestion(typed)).toMatchObject({ words: ["esport"] });
    }
    expect(searchedWords("un e-mail, né-e-s, joué·e-x, 3e-sport")).toEqual(
      "un email ne e s joue e x 3e sport".split(" "),
    );
    expect(shown(markWords("Notre e-sport, l’Esport", finderOf(["esport"], [])))).toBe("Notre [e-sport], l’[Esport]");
    expect(
      shown(markWords("Rocket League", finderOf(spellings(spelledAs("rocketleague", ["Rocket League"])), []))),
    ).toBe("[Rocket] [League]");
  });
});

describe("[SR-13] what is shown first", () => {
  const team = (title: string): SearchHit => ({ kind: "team", slug: "a", title, at: null, text: "", isTail: false });
  const exact = async (typed: string, hit: SearchHit) => {
    const found = await begin({
      hits: [hit],
      totals: { ...nothing, team: 1 },
      near: [],
      games: ["Rocket League"],
    }).search({
      typed,
      isBrief: false,
    });
    return found.kind === "found" && found.finds[0]?.isExact === true;
  };

  it("is the team, or the person, with exactly this name", async () => {
    for (const typed of ["rocket league", "RocketLeague", "rocket-league", "équipe Rocket League"]) {
      expect(await exact(typed, team("Rocket League"))).toBe(true);
    }
    expect(await exact("kéva", { ...team("Kéva"), kind: "person" })).toBe(true);
    expect(await exact("league of legends", team("League of Legends"))).toBe(true);
    expect(await exact("équipe leagueoflegends", team("League of Legends"))).toBe(true);
    for (const typed of ["rocket", "rocket league sophia", "équipe"]) {
      expect(await exact(typed, team("Rocket League"))).toBe(false);
    }
    expect(await exact("rocket league", { ...team("Rocket League"), kind: "article" })).toBe(false);
  });

  it("is a passage of one field, and none that says what a person's row says", async () => {
    const text = ["Six ans sur le banc", "Elle prépare les cartes.", "Coach", "Valorant"].join(fieldEnd);
    const person = { role: "Coach", game: "Valorant", photo: null };
    const hit = { ...team("Marion"), kind: "person", text, person } as const;
    const passageOf = async (typed: string) => {
      const found = await begin({ hits: [hit], totals: { ...nothing, person: 1 }, near: [] }).search({
        typed,
        isBrief: false,
      });
      return found.kind === "found" && shown(found.finds[0]?.passage ?? []);
    };
    expect(await passageOf("valorant")).toBe("");
    expect(await passageOf("cartes")).toBe("Elle prépare les [cartes].");
    expect(await passageOf("marion")).toBe("Six ans sur le banc");
  });
});

describe("[SR-3] marks", () => {
  const marked = (typed: string, text: string, near: readonly string[] = []) => {
    const question = readQuestion(typed);
    return shown(markWords(text, finderOf(question.kind === "words" ? question.words : [], near)));
  };

  it("stand on the words of a text, with their accents", () => {
    expect(marked("entrainement", "Les entraînements, l'Entraînement")).toBe("Les [entraînements], l'[Entraînement]");
    expect(marked("sit", "Tenir un site à deux")).toBe("Tenir un [site] à deux");
    expect(marked("smkoe", "Une smoke utile", ["smkoe"])).toBe("Une [smoke] utile");
    expect(marked("<b>", "<b>gras</b>")).toBe("<b>gras</b>");
  });

  it("are in the passage around the first one, which is cut between words", () => {
    const text = `${"Un mot. ".repeat(40)}La smoke tombe.${" Encore un mot.".repeat(40)}`;
    const passage = shown(passageIn(text, finderOf(["smoke"], [])));
    expect(passage).toMatch(/^… .*mot\. La \[smoke\] tombe\..* …$/);
    expect(passage.length).toBeLessThan(200);
    expect(shown(passageIn("  Tout  court.\n", finderOf(["smoke"], [])))).toBe("Tout court.");
    expect(passageIn("", finderOf(["smoke"], []))).toEqual([]);
  });

  it("are in the passage also where no space stands before the first one", () => {
    const text = `Le lien : https://a.example/${"un-mot-".repeat(20)}smoke et la suite.`;
    const passage = shown(passageIn(text, finderOf(["smoke"], [])));
    expect(passage).toMatch(/^… [a-z-]{60}\[smoke\] et la suite\.$/);
  });
});

it("[SR-1] reads the texts of HTML and Markdown without their signs", () => {
  expect(wordsIn(textOfHtml('<p class="a">L&#39;eau&nbsp;&amp; <a href="/x">le lien</a></p>'))).toEqual(
    wordsIn("L'eau & le lien"),
  );
  expect(wordsIn(textOfMarkdown("## Un **mot**\n```schema\nmur 0 0 96 4\n```\n[lien](https://a.example/b)"))).toEqual(
    wordsIn("Un mot lien"),
  );
});

describe("[SR-1] the search of the site", () => {
  it("asks nothing for what has no words", async () => {
    const { search, asked } = begin();
    expect(await search({ typed: "le", isBrief: false })).toEqual({ kind: "too-common" });
    expect(asked).toEqual([]);
  });

  it("finds the club's pages, those with the words in their titles first", async () => {
    const { search } = begin({ near: [] });
    const found = await search({ typed: "contact", isBrief: false });
    expect(found).toMatchObject({ kind: "found", near: [], totals: { page: 2 } });
    expect(found.kind === "found" && found.finds.map(({ slug }) => slug)).toEqual(["/contact", "/shop"]);
  });

  it("gives the pages also when another kind is asked for: their number depends on the features that the caller has", async () => {
    const found = await begin({ near: [] }).search({ typed: "contact", kind: "article", isBrief: false });
    expect(found.kind === "found" && found.finds.map(({ slug }) => slug)).toEqual(["/contact", "/shop"]);
  });

  it("finds a page by the staff's texts instead of the folder's, and by no address", async () => {
    const texts = { description: "Le sweat est arrivé." };
    const changed = [{ section: "shop", texts, revision: 1, updatedAt: "2026-11-22T10:00:00Z" }] as const;
    const totalOf = async (typed: string, stored: readonly PageTexts[] = []) => {
      const found = await begin({}, stored).search({ typed, isBrief: false });
      return found.kind === "found" && found.totals.page;
    };
    expect([await totalOf("maillot"), await totalOf("sweat"), await totalOf("lien")]).toEqual([1, 0, 0]);
    expect([await totalOf("maillot", changed), await totalOf("sweat", changed)]).toEqual([0, 1]);
  });

  it("takes a word for an error only when neither the index nor the pages have it", async () => {
    const hit = { kind: "article", slug: "a", title: "Le stop", at: null, text: "", isTail: false } as const;
    const stored = { hits: [hit], totals: { ...nothing, article: 1 }, near: ["shop"] };
    const right = await begin(stored).search({ typed: "shop", isBrief: false });
    expect(right).toMatchObject({ near: [], totals: { article: 0, page: 1 } });
    const wrong = await begin({ ...stored, near: ["shpo"] }).search({ typed: "shpo", isBrief: false });
    expect(wrong).toMatchObject({ near: ["shpo"], totals: { article: 1, page: 1 } });
  });

  it("asks for more of a kind alone, and for titles alone when it is brief", async () => {
    const { search, asked } = begin();
    await search({ typed: "club", kind: "tip", isBrief: false });
    await search({ typed: "club", isBrief: true });
    expect(asked).toMatchObject([
      { kinds: ["tip"], most: 30, withText: true },
      { kinds: ["article", "tip", "match", "team", "person"], most: 3, withText: false },
    ]);
  });
});

describe("[SR-12] a part of a page that isn't shown", () => {
  const aboutPage: FolderPage = {
    path: "/about",
    title: "À propos",
    about: "Ce qu'est le club.",
    feature: "about",
    parts: { "about.history.events": "Son histoire.", "values.list": "Ses valeurs." },
    sections: {
      about: { title: "Le club", lead: "Bienvenue", history: { title: "Nos débuts", events: [] }, figures: [] },
      values: { title: "Ce qui compte", list: [{ name: "Respect", motto: "Toujours", more: "Partout" }] },
    },
  };
  const pagesFound = async (typed: string, changed: readonly PageTexts[] = []) => {
    const search = searchSite({
      index: { find: async ({ words }) => ({ hits: [], totals: nothing, near: [...words], games: [] }) },
      folder: { all: async () => [aboutPage] },
      texts: { texts: async () => [...changed] },
    });
    const answer = await search({ typed, isBrief: false });
    return answer.kind === "found" ? answer.totals.page : 0;
  };
  const entry = { when: "Mars 2024", title: "Le premier serveur", text: "Un salon vocal." };
  const written = { title: "Nos débuts", events: [entry] };
  const changed = [
    { section: "about", texts: { history: written }, updatedAt: "2026-11-20T10:00:00Z" },
  ] as unknown as readonly PageTexts[];

  it("has no words that are found", async () => {
    expect(await pagesFound("débuts")).toBe(0);
    expect(await pagesFound("histoire")).toBe(0);
  });

  it("has them once the staff has written an entry, as the others have", async () => {
    expect(await pagesFound("débuts", changed)).toBe(1);
    expect(await pagesFound("histoire", changed)).toBe(1);
    expect(await pagesFound("respect")).toBe(1);
    expect(await pagesFound("valeurs")).toBe(1);
    expect(await pagesFound("bienvenue")).toBe(1);
  });
});
