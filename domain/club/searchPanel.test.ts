import { expect, it } from "vitest";
import { matchFor } from "../../tests/matchFor.ts";
import { searchPanel } from "./searchPanel.ts";

type Search = { readonly kind: string; readonly search: string };

const begin = (fails: readonly string[] = []) => {
  const read = async <Answer>(part: string, answer: Answer): Promise<Answer> => {
    if (fails.includes(part)) throw new Error(part);
    return answer;
  };
  const titles = { article: ["Montréal, notre premier plateau", "Un nouveau maillot"], tip: ["Tenir un site à deux"] };
  const sent: Search[] = [];
  const search = searchPanel({
    lists: {
      slice: ({ kind, search }: Search) => {
        sent.push({ kind, search });
        return read(
          "items",
          titles[kind as "article"].filter((title) => title.includes(search)).map((title) => ({ kind, title })),
        );
      },
    },
    matches: {
      slice: ({ isOver }: { isOver: boolean }) =>
        read("matches", [matchFor(isOver ? "over" : "next", { opponent: isOver ? "Les Huards" : "Solstice" })]),
    },
    teams: { all: () => read("teams", [{ game: "Valorant" }, { game: "Rocket League" }]) },
    people: { all: () => read("people", [{ name: "Kéva" }, { name: "Nival" }]) },
    reviews: { slice: ({ words }: { words: string }) => read("applications", [{ discordUsername: words }]) },
    inbox: { slice: ({ words }: { words: string }) => read("messages", [{ name: words }]) },
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

it("[AD-44] finds applications and messages by the backend's searches", async () => {
  const { applications, messages } = await begin().search("keva");
  expect([applications, messages]).toEqual([[{ discordUsername: "keva" }], [{ name: "keva" }]]);
});

it("[AD-44] finds the rest when a part can't be read, and tells so", async () => {
  const finds = await begin(["people", "matches"]).search("valo");
  expect([finds.teams, finds.matches, finds.isPartial]).toEqual([[{ game: "Valorant" }], [], true]);
  expect((await begin().search("valo")).isPartial).toBe(false);
  await expect(
    begin(["items", "matches", "teams", "people", "applications", "messages"]).search("valo"),
  ).rejects.toThrow("matches");
});
