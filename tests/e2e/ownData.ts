import { slugOf } from "../../domain/shared/slug.ts";
import { leaveBy, newMember, openClub } from "./asClub.ts";
import { test as base } from "./page.ts";

type Club = ReturnType<typeof openClub>;
type Row = Readonly<Record<string, unknown>>;
type Stored = { readonly id: string; readonly slug: string; readonly title: string };

/** What a test stores on its site, as the club. It is deleted after the test, also after a failed one. */
export type OwnData = {
  readonly club: Club;
  /** Stores a row by a request. */
  add(table: string, row: Row): Promise<Stored>;
  /** Stores a published article by a request. */
  addArticle(title: string, more?: Row): Promise<Stored>;
  /** Stores a published tip by a request. */
  addTip(title: string, more?: Row): Promise<Stored>;
  /** Signs up a member of the editing site whom no other test knows. Resolves to their e-mail. */
  addMember(username: string): Promise<string>;
  /** Stores a member's comment under a tip by a request. */
  addComment(tip: Stored, username: string, words: string): Promise<Stored>;
  /** Has the rows deleted afterwards whose text begins so: the test stores them by the pages. */
  deletesAfterwards(table: string, column: string, beginning: string): void;
  /** Has these columns of stored rows set back afterwards. */
  restoresAfterwards(table: string, match: Row, columns: string): Promise<void>;
  /** The id of a member by their username. */
  memberId(username: string): Promise<string>;
  /** Has this done after the test, before what was given earlier. */
  after(act: () => PromiseLike<unknown>): void;
};

/** What no test of the editing site may change the number of. */
const counted = [
  "applications",
  "articles",
  "categories",
  "draft_links",
  "events",
  "honours",
  "imports",
  "letters",
  "matches",
  "measures",
  "memberships",
  "newsletter_subscribers",
  "page_texts",
  "partners",
  "people",
  "polls",
  "positions",
  "products",
  "profiles",
  "reports",
  "switched_off",
  "teams",
  "tip_comments",
  "tips",
];

/** Tests that store something on a site. With the memory adapters the data are the browser's, and end with it. */
export const test = base.extend<{ own: OwnData }, { nothingLeft: void }>({
  // With `npm run test:shuffle`, whose one worker has the site for itself.
  nothingLeft: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed, and here it is nothing.
    async ({}, run, { project }) => {
      if (process.env["SHUFFLED"] === undefined || !project.name.endsWith("editing")) return run();
      const club = openClub(project.use.baseURL ?? "", "editing");
      const count = async () => {
        const counts: (readonly [string, number])[] = [];
        for (const table of counted) counts.push([table, (await club.from(table).select().throwOnError()).data.length]);
        return counts;
      };
      const before = await count();
      await run();
      base.expect(await count()).toEqual(before);
    },
    { scope: "worker", auto: true },
  ],
  own: async ({ baseURL }, run, { project }) => {
    const acts: (() => PromiseLike<unknown>)[] = [];
    let opened: Club | undefined;
    const content = (title: string, category: string) => ({
      slug: slugOf(title),
      title,
      category,
      content: "Un texte.",
      is_published: true,
    });
    const own: OwnData = {
      get club() {
        return (opened ??= openClub(baseURL ?? "", project.name.endsWith("editing") ? "editing" : "shared"));
      },
      async add(table, row) {
        const { data } = await own.club.from(table).insert(row).select().single().throwOnError();
        own.after(() => own.club.from(table).delete().eq("id", data.id).throwOnError());
        return data;
      },
      addArticle: (title, more) =>
        own.add("articles", { ...content(title, "news"), content: "<p>Un texte.</p>", ...more }),
      addTip: (title, more) => own.add("tips", { ...content(title, "gaming"), ...more }),
      async addMember(username) {
        const email = await newMember(baseURL ?? "", username);
        // Only members delete their accounts.
        own.after(() => leaveBy(baseURL ?? "", email));
        return email;
      },
      async addComment(tip, username, words) {
        return own.add("tip_comments", { tip_id: tip.id, user_id: await own.memberId(username), content: words });
      },
      async memberId(username) {
        const cards = own.club.from("member_cards").select("id");
        return (await cards.eq("username", username).single().throwOnError()).data.id;
      },
      deletesAfterwards(table, column, beginning) {
        own.after(async () => {
          const { data } = await own.club.from(table).select().throwOnError();
          const ends = data.map((row) => String(row[column])).filter((text) => text.startsWith(beginning));
          if (ends.length > 0) await own.club.from(table).delete().in(column, ends).throwOnError();
        });
      },
      async restoresAfterwards(table, match, columns) {
        const { data } = await own.club.from(table).select(columns).match(match).single().throwOnError();
        own.after(() => own.club.from(table).update(data).match(match).throwOnError());
      },
      after: (act) => void acts.push(act),
    };
    await run(own);
    if (project.name === "memory") return;
    const failures: unknown[] = [];
    for (const act of acts.toReversed()) {
      try {
        await act();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, "What the test stored wasn't deleted");
  },
  // The page is closed first: it would ask for what is being deleted.
  page: ({ own: _own, page }, run) => run(page),
});
