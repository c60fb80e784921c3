import { describe, expect, it } from "vitest";
import { findIn, lexemesOf } from "../../domain/search/findIn.ts";
import { type SearchRequest, type StoredKind, storedKinds } from "../../domain/search/ports.ts";
import { fieldEnd } from "../../domain/search/marks.ts";
import { spelled } from "../../domain/search/spelled.ts";
import { searchedWords } from "../../domain/search/searchedWords.ts";
import { wordsIn } from "../../domain/shared/foldedWords.ts";
import type { Fields } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls } from "./files.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const [firstTeam] = teams.teams;
const team = firstTeam?.slug as Slug;

/** A word that no other test has: of letters alone, so that it has a stem. */
const newWord = (): string => {
  const digits = crypto.randomUUID().replaceAll("-", "").slice(0, 14);
  return `zq${Array.from(digits, (digit) => "bcdfghjklmnpqrst"[Number.parseInt(digit, 16)]).join("")}`;
};

type More = Partial<Fields> & { readonly kind?: "article" | "tip"; readonly isPublished?: boolean };

const added = async (staff: Ports, { kind = "article", isPublished = true, ...fields }: More) => {
  const { id: authorId } = await signedIn(staff, sarah);
  const slug = `cherche-${crypto.randomUUID()}` as Slug;
  const given = { ...noFields, title: "Un titre", author: "Sarah", ...fields };
  const answer = await staff.contents.add({ kind, slug, fields: given, authorId, authorName: "Sarah", isPublished });
  if (!answer.ok) throw new Error("The item was refused");
  return { kind, id: answer.value.id, slug } as const;
};

const request = (typed: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  words: searchedWords(typed),
  kinds: storedKinds,
  most: 5,
  withText: false,
  ...more,
});

/** Forms of French words, as texts have them. */
const forms =
  "entraînement entraînements entraîner entraîne joueur joueurs joueuse joueuses équipe équipes stratégie stratégies stratégique " +
  "bénévole bénévoles publié publiée publiées national nationaux nationale réaction réactions régulier régulière régulièrement " +
  "constamment évidemment victoire victoires victorieux victorieuse finissons finissait organisation organisatrice organisateurs " +
  "précédent précédente précédemment communauté communautaire œuvre œuvres yeux cheval chevaux eaux qualité qualités rapidement " +
  "ambitieuse ambition performances performance accompagnement accompagnements bo3 2026 naïf naïve québécoise aiguë payons payer " +
  "ennuyeux appelle appelons parlons parlait tapis collection solution solutions logistique psychologie mangeait mangeront actif active";

/** What every implementation of `SearchIndex` must do. */
export const contract = (backend: string, newDevice: NewDevice, { forgetQuotas, publishTeam }: Backstage) =>
  describe(`[BE-4] the search on ${backend}`, () => {
    const begin = async () => {
      const [visitor, staff] = [await newDevice(), await newDevice()];
      const found = async (typed: string, more: Partial<SearchRequest> = {}, by: Ports = visitor) =>
        (await by.searchIndex.find(request(typed, more))).hits.map(({ slug }) => slug);
      return { visitor, staff, found };
    };

    it("[SR-1] finds items by words of their titles and texts, whatever their accents and capitals", async () => {
      const { visitor, staff, found } = await begin();
      const word = newWord();
      const article = await added(staff, {
        title: `L'Été de ${word}`,
        content: "<p>Réglage&nbsp;: l&#39;<strong>Œuvre</strong> des <em>Naïfs</em>.</p>",
      });
      const tip = await added(staff, { kind: "tip", title: "Autre", content: `## Le **${word}**\n\n- L'œuvre` });
      for (const typed of [word, word.toUpperCase(), `ete ${word}`, `${word} OEUVRE naïf`]) {
        expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining([article.slug])]);
      }
      expect(await found(`${word} oeuvre`)).toEqual([article.slug, tip.slug]);
      expect(await found(`${word} nullepart${word}`)).toEqual([]);
      expect(await visitor.searchIndex.find(request(word, { kinds: ["tip"], withText: true }))).toMatchObject({
        hits: [
          { kind: "tip", title: "Autre", at: expect.stringMatching(/^20.*Z$/), text: expect.stringContaining(word) },
        ],
        totals: { article: 1, tip: 1, match: 0, team: 0, person: 0 },
        near: [],
      });
    });

    it("[SR-1] finds a word by its other forms, as the domain's stems do", async () => {
      const { staff, found } = await begin();
      const word = newWord();
      const texts = wordsIn(forms);
      const items = [];
      for (const [at, text] of forms.split(" ").entries()) {
        if (at % 20 === 0) await forgetQuotas();
        const { slug } = await added(staff, { title: `${word} numero${at}`, content: `<p>${text}</p>` });
        items.push({ slug, inTitle: lexemesOf(word), inAll: lexemesOf(`${word} ${text}`) });
      }
      const wrong: unknown[] = [];
      for (const typed of texts) {
        // The last word may be a beginning: the other one is last.
        const words = [typed, word];
        const [theirs, ours] = [
          await found(words.join(" "), { most: 50 }),
          findIn(items, spelled(words, [])).found.map(({ slug }) => slug),
        ];
        if (theirs.toSorted().join() !== ours.toSorted().join())
          wrong.push({ typed, theirs: theirs.length, ours: ours.length });
      }
      expect(wrong).toEqual([]);
    }, 60_000);

    it("[SR-1] finds the beginning of the last word, and a word with one typing error", async () => {
      const { visitor, staff, found } = await begin();
      const word = newWord();
      const { slug } = await added(staff, { title: `Le ${word}` });
      expect(await found(word.slice(0, 9))).toEqual([slug]);
      expect(await found(`${word.slice(0, 9)} ${word}`)).toEqual([]);
      const [head, tail] = [word.slice(0, 5), word.slice(5)];
      const errors = [`${head}a${tail}`, head + tail.slice(1), `${head}a${tail.slice(1)}`, `a${word}`];
      for (const typed of errors) {
        const { hits, near } = await visitor.searchIndex.find(request(typed));
        expect([typed, hits.map((hit) => hit.slug), near]).toEqual([typed, [slug], [typed]]);
      }
      expect(await found(`${head}aa${tail}`)).toEqual([]);
    });

    it("[SR-13] lists those with all words in their titles first, then the matches nearest to now, and as many as asked for", async () => {
      const { visitor, staff, found } = await begin();
      const word = newWord();
      await signedIn(staff, sarah);
      const [inTitle, older, newer] = [
        newMatch(team, { opponent: `Les ${word}`, start: "2070-01-01T20:00:00.000Z" }),
        newMatch(team, { stage: word, start: "2070-01-02T20:00:00.000Z" }),
        newMatch(team, { notes: `Plus tard : ${word}.`, start: "2070-01-03T20:00:00.000Z" }),
      ];
      for (const match of [inTitle, newer, older]) await staff.matchRepository.add(match);
      expect(await found(word)).toEqual([inTitle.slug, older.slug, newer.slug]);
      const two = await visitor.searchIndex.find(request(word, { most: 2 }));
      expect([two.hits.length, two.totals.match]).toEqual([2, 3]);
      expect(await found(word, { kinds: ["person", "article"] })).toEqual([]);
    });

    it("[SR-1] finds a match by team, opponent, competition and players, a team by its game, a person by their roles", async () => {
      const { visitor, staff, found } = await begin();
      await signedIn(staff, sarah);
      const word = newWord();
      const match = await staff.matchRepository.add(
        newMatch(team, { opponent: `Les ${word}`, lineup: ["Brume"], stage: "finale" }),
      );
      const slug = match.ok ? match.value.slug : "";
      const { hits } = await visitor.searchIndex.find(request(`${firstTeam?.game} ${word}`, { kinds: ["match"] }));
      expect(hits).toMatchObject([{ slug, title: `${firstTeam?.game} – Les ${word}`, at: "2070-01-01T20:00:00.000Z" }]);
      expect(await found(`finale brume ${word}`)).toEqual([slug]);
      expect(await found(firstTeam?.game ?? "", { kinds: ["team"] })).toContain(team);
      const [player] = firstTeam?.players ?? [];
      const byName = await visitor.searchIndex.find(request(player?.name ?? "", { kinds: ["person"] }));
      expect(byName.hits.map(({ title }) => title)).toContain(player?.name);
      expect(await found(`${firstTeam?.game} ${player?.name}`, { kinds: ["person"] })).toEqual(
        byName.hits.map((hit) => hit.slug),
      );
    });

    it("[SR-13] tells the fields of a text apart, and what a person is in their team", async () => {
      const { visitor, staff } = await begin();
      const word = newWord();
      await added(staff, { title: "Un titre", excerpt: "Un extrait.", content: `<p>Du ${word}</p>` });
      const [hit] = (await visitor.searchIndex.find(request(word, { withText: true }))).hits;
      expect(hit?.text.split(fieldEnd).map((field) => field.trim())).toEqual(
        expect.arrayContaining(["Un extrait.", `Du ${word}`]),
      );
      const [player] = firstTeam?.players ?? [];
      const { hits } = await visitor.searchIndex.find(request(player?.name ?? "", { kinds: ["person"] }));
      expect(hits.find(({ title }) => title === player?.name)?.person).toEqual({
        role: player?.role,
        game: firstTeam?.game,
        photo: null,
      });
    });

    it("[SR-14] finds esport in both spellings, whichever is typed", async () => {
      const { staff, found } = await begin();
      const word = newWord();
      const slugs: string[] = [];
      for (const text of ["L'e-sport", "l’E‑Sport", "des esports", "un club e sportif"]) {
        const { slug } = await added(staff, { title: `Un ${word}`, content: `<p>${text}</p>` });
        slugs.push(slug);
      }
      const other = await added(staff, { title: `Un ${word}`, content: "<p>Sport et santé, né-e-s ici.</p>" });
      for (const typed of ["e-sport", "esport", "E-SPORTS", "e sport"]) {
        const all = await found(`${typed} ${word}`);
        expect([typed, all.toSorted()]).toEqual([typed, slugs.toSorted()]);
      }
      expect(await found(`sante ${word}`)).toEqual([other.slug]);
    });

    it("[SR-14] finds the names of the club's games with and without blanks and signs", async () => {
      const { visitor, staff, found } = await begin();
      const word = newWord();
      const two = teams.teams.find(({ game }) => game.includes(" "));
      const [first = "", last = ""] = two?.game.split(" ") ?? [];
      const slugs: string[] = [];
      for (const text of [`${first} ${last}`, `${first}-${last}`, `#${first}${last}`]) {
        const { slug } = await added(staff, { title: `Un ${word}`, content: `<p>${text}</p>` });
        slugs.push(slug);
      }
      await added(staff, { title: `Un ${word}`, content: `<p>${first} seul</p>` });
      const typed = [`${first} ${last}`, `${first}${last}`, `${first}-${last}`, `${first}.${last}`.toUpperCase()];
      for (const one of typed) {
        expect([one, (await found(`${one} ${word}`)).toSorted()]).toEqual([one, slugs.toSorted()]);
        expect((await found(`${word} ${one}`)).toSorted()).toEqual(slugs.toSorted());
      }
      const begun = `${first}${last}`.slice(0, -2);
      expect((await found(`${word} ${begun}`)).toSorted()).toEqual(slugs.toSorted());
      const { hits, games } = await visitor.searchIndex.find(request(`${first}${last}`, { kinds: ["team"] }));
      expect([hits[0]?.title, games]).toEqual([two?.game, expect.arrayContaining([two?.game])]);
    });

    it("[BE-3] finds nothing that visitors don't see, also for the staff", async () => {
      const { visitor, staff, found } = await begin();
      const word = newWord();
      const draft = await added(staff, { title: `Brouillon ${word}`, isPublished: false });
      const tip = await added(staff, { kind: "tip", title: `Tip ${word}` });
      const member = await newDevice();
      await signedIn(member, camille);
      for (const by of [visitor, member, staff]) expect(await found(word, {}, by)).toEqual([tip.slug]);
      await staff.contents.setPublished(draft, true);
      await staff.contents.setPublished(tip, false);
      expect(await found(word)).toEqual([draft.slug]);
      await staff.contents.remove(draft);
      await staff.contents.remove(tip);
      expect(await found(word)).toEqual([]);
    });

    it("[BE-3] finds no team that isn't published, nor its matches and people", async () => {
      const { visitor, staff } = await begin();
      await signedIn(staff, sarah);
      const word = newWord();
      await staff.matchRepository.add(newMatch(team, { opponent: word }));
      const totalsOf = async (typed: string) => (await visitor.searchIndex.find(request(typed))).totals;
      const [player] = firstTeam?.players ?? [];
      expect((await totalsOf(word)).match).toBe(1);
      const before = await totalsOf(player?.name ?? "");
      await publishTeam(team, false);
      try {
        expect((await totalsOf(word)).match).toBe(0);
        expect((await totalsOf(player?.name ?? "")).person).toBeLessThan(before.person);
        expect((await totalsOf(firstTeam?.game ?? "")).team).toBe(0);
      } finally {
        await publishTeam(team, true);
      }
      expect([(await totalsOf(word)).match, await totalsOf(player?.name ?? "")]).toEqual([1, before]);
    });

    it("[SR-1] follows a changed title and text", async () => {
      const { staff, found } = await begin();
      const [before, after] = [newWord(), newWord()];
      const { slug, ...item } = await added(staff, { title: `Un ${before}` });
      const { revision = 0, fields = noFields } = (await staff.contents.open(item)) ?? {};
      await staff.contents.save({ ...item, revision, fields: { ...fields, title: `Un ${after}` } });
      expect([await found(before), await found(after)]).toEqual([[], [slug]]);
    });

    it.each(["article", "tip"] as const)("[SR-1] finds content by its category as it is shown: %s", async (kind) => {
      const { staff, found } = await begin();
      await signedIn(staff, sarah);
      const [first, renamed, heir] = [newWord(), newWord(), newWord()];
      const add = async (word: string) => {
        await staff.categoryLists.add({ kind, label: `Vie d'équipe ${word}` });
        const category = (await staff.categories.list()).find(({ label }) => label.endsWith(word));
        if (!category) throw new Error("The category was refused");
        return category;
      };
      const [category, other] = [await add(first), await add(heir)];
      const item = await added(staff, { kind, category: category.slug });
      expect(await found(`equipe ${first}`)).toEqual([item.slug]);
      await staff.categoryLists.rename({ ...category, label: renamed });
      expect([await found(first), await found(renamed)]).toEqual([[], [item.slug]]);
      await staff.categoryLists.remove({ kind, slug: category.slug, heir: other.slug });
      expect([await found(renamed), await found(heir)]).toEqual([[], [item.slug]]);
      await staff.contents.remove(item);
      await staff.categoryLists.remove({ kind, slug: other.slug, heir: null });
    });

    it("[SR-2] answers any words", async () => {
      const { visitor } = await begin();
      const odd = [
        "'",
        "\\",
        "&|!():*<->",
        "%_",
        "ニュース",
        "אימון",
        "a".repeat(40),
        "🎮",
        "''; drop table",
        "\u0301",
        "½",
        "ﬁn",
      ];
      for (const word of odd) {
        const { totals } = await visitor.searchIndex.find({
          words: [word],
          kinds: storedKinds,
          most: 5,
          withText: true,
        });
        expect(Object.keys(totals).toSorted()).toEqual([...storedKinds].toSorted() satisfies StoredKind[]);
      }
    });
  });

export const privileges = [
  ...calls("everybody", "invoker", "search_site"),
  ...calls("everybody", "definer", "private.find_entries"),
];

export const faultCalls: FaultCalls = {
  "searchIndex.find": { call: ({ searchIndex }) => searchIndex.find(request("smoke")) },
};
