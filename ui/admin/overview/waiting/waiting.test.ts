import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Waiting } from "../../../../domain/club/waiting.ts";
import type { ModeratedList, ModerationQuery } from "../../../../domain/content/reactions/moderate.ts";
import type { DiscordChannel } from "../../../../domain/discord/discordPosts.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { overviewWith } from "../../../../tests/staffTab.ts";
import { listModeratedFx, restoreCommentFx } from "../../../content/reactions/admin/effects.ts";
import { commentsSelectionOf } from "../../../content/reactions/admin/address.ts";
import { comments } from "../../../content/reactions/admin/list.ts";
import { writeMatchesFx } from "../../../club/matches/admin/effects.ts";
import { discordChannelFx } from "../../../discord/effects.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { panelShown } from "../../access.ts";
import { commentsReadFx, overviewFx, waitingFx } from "../../effects.ts";
import { $waiting, $waitingCount, waitingRetried } from "./waiting.ts";
import { words } from "./waitingWords.ts";

const nothing: Waiting = {
  comments: { article: 0, tip: 0 },
  held: { article: 0, tip: 0 },
  reports: 0,
  appeals: 0,
  messages: 0,
  toScore: [],
  drafts: [],
  coming: [],
  next: null,
};

const listOf = (...items: unknown[]) =>
  ({ items, page: 1, pages: 1, total: items.length, counts: {} }) as unknown as ModeratedList;

type Club = {
  readonly waiting?: () => Waiting | Promise<Waiting>;
  readonly list?: (query: ModerationQuery) => ModeratedList | Promise<ModeratedList>;
};

const begin = async ({ waiting = () => nothing, list = () => listOf() }: Club = {}) => {
  let reads = 0;
  const looks: unknown[] = [];
  const channel = { state: "ready", stopped: [{}, {}] } as unknown as DiscordChannel;
  const scope = fork({
    handlers: fakes(
      [waitingFx, () => (reads++, waiting())],
      [overviewFx, () => overviewWith(1)],
      [discordChannelFx, () => channel],
      [listModeratedFx, list],
      [commentsReadFx, (look: unknown) => void looks.push(look)],
      [writeMatchesFx, () => []],
      [restoreCommentFx, () => {}],
    ),
  });
  await allSettled(panelShown, { scope });
  return { scope, looks, reads: () => reads };
};

it("[AD-43] counts all that waits as soon as the panel is shown", async () => {
  const { scope } = await begin({ waiting: () => ({ ...nothing, comments: { article: 2, tip: 3 } }) });
  expect(scope.getState($waitingCount)).toBe(1 + 5 + 2);
});

it("[AD-43] counts again after matches are written together, and a comment is restored", async () => {
  const { scope, reads } = await begin();
  await allSettled(writeMatchesFx, { scope, params: [] });
  await allSettled(restoreCommentFx, { scope, params: { kind: "tip", id: "a" } as never });
  expect(reads()).toBe(3);
});

it("[AD-43] counts again when content, matches or reports change, and not when a view of others begins to follow them", async () => {
  const { scope, reads } = await begin();
  for (const params of ["teams", "partners", "applications", "role"] as const) {
    await allSettled(changeHinted, { scope, params });
  }
  expect(reads()).toBe(1);
  for (const params of ["matches", "tips", "articles", "reports"] as const) {
    await allSettled(changeHinted, { scope, params });
  }
  expect(reads()).toBe(5);
});

it("[AD-43] keeps what is shown while it is asked again", async () => {
  const answers: (() => void)[] = [];
  let isOffline = true;
  const { scope } = await begin({
    waiting: () =>
      isOffline
        ? Promise.reject({ kind: "unexpected" })
        : new Promise<Waiting>((answer) => answers.push(() => answer(nothing))),
  });
  isOffline = false;
  const asked = allSettled(waitingRetried, { scope });
  expect(scope.getState($waiting).status).toBe("failed");
  answers[0]?.();
  await asked;
  expect(scope.getState($waiting).status).toBe("ready");
});

it("[AD-43] marks the comments of the kind that was shown as read, once they have come", async () => {
  const page = (kind: string) => listOf({ createdAt: `of ${kind}`, on: { kind } });
  let isOffline = true;
  const { scope, looks } = await begin({
    list: ({ kind }) => (isOffline ? Promise.reject({ kind: "unexpected" }) : page(kind)),
  });
  const look = (search: string) => allSettled(comments.wanted, { scope, params: commentsSelectionOf(search) });
  await look("");
  isOffline = false;
  for (const search of ["?etat=masques", "?tri=auteur", "?page=2"]) await look(search);
  expect(looks).toEqual([]);
  await look("?type=tips");
  expect(looks).toEqual([{ kind: "tip", newest: "of tip" }]);
});

it("[AD-43] speaks of one message in the singular", () =>
  expect([1, 2].map((count) => words.messagesText(count).split(" ")[0])).toEqual(["Envoyé", "Envoyés"]));
