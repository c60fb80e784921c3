import { expect, it } from "vitest";
import { matchFor } from "../../tests/matchFor.ts";
import { searchPanel } from "./searchPanel.ts";

type Search = { readonly kind: string; readonly search: string };

const begin = () => {
  const titles = { article: ["Montréal, notre premier plateau", "Un nouveau maillot"], tip: ["Tenir un site à deux"] };
  const sent: Search[] = [];
  const search = searchPanel({
    lists: {
      slice: async ({ kind, search }: Search) => {
        sent.push({ kind, search });
        return titles[kind as "article"].filter((title) => title.includes(search)).map((title) => ({ kind, title }));
      },
    },
    matches: {
      slice: async ({ isOver }: { isOver: boolean }) =>
        isOver ? [matchFor("over", { opponent: "Les Huards" })] : [matchFor("next", { opponent: "Solstice" })],
    },
    teams: { all: async () => [{ game: "Valorant" }, { game: "Rocket League" }] },
    people: { all: async () => [{ name: "Kéva" }, { name: "Nival" }] },
    members: {
      find: async () => ({ ok: true, value: [{ username: "keva" }] }),
    },
  } as unknown as Parameters<typeof searchPanel>[0]);
  const find = (words: string, withMembers = false) => search({ words, withMembers });
  return { search: find, sent };
};

it("[AD-44] finds content by the backend's search, and with typing errors among the newest", async () => {
  const { search, sent } = begin();
  expect((await search("maillot")).items).toEqual([{ kind: "article", title: "Un nouveau maillot" }]);
  sent.length = 0;
  expect((await search("Montrael")).items).toEqual([{ kind: "article", title: "Montréal, notre premier plateau" }]);
  expect(sent.map(({ search }) => search)).toEqual(["Montrael", "Montrael", "", ""]);
});

it("[AD-44] finds matches of both kinds, teams and people, and members for admins", async () => {
  const { search } = begin();
  expect((await search("huards")).matches.map(({ id }) => id)).toEqual(["over"]);
  expect((await search("valo")).matches.map(({ id }) => id)).toEqual(["next", "over"]);
  expect((await search("valo")).teams).toEqual([{ game: "Valorant" }]);
  const { people, members } = await search("KEVA");
  expect([people, members]).toEqual([[{ name: "Kéva" }], []]);
  expect((await search("keva", true)).members).toEqual([{ username: "keva" }]);
});
