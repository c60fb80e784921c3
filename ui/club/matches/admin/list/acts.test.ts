import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Match, MatchId } from "../../../../../domain/club/matches/match.ts";
import type { MatchWrite, WriteOutcome } from "../../../../../domain/club/matches/ports.ts";
import { fakes } from "../../../../../tests/fakes.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { $toasts, toastActed } from "../../../../lib/feedback/toasts.ts";
import { removeMatchFx, writeMatchesFx } from "../effects.ts";
import { publishPressed, removePressed } from "./acts.ts";

type Backend = {
  readonly remove?: (id: MatchId) => void | Promise<void>;
  readonly outcome?: (row: MatchWrite, at: number) => WriteOutcome;
  readonly write?: () => void | Promise<void>;
};

const tab = ({ remove = () => {}, outcome = () => "saved", write = () => {} }: Backend = {}) => {
  const removed: MatchId[] = [];
  const written: MatchWrite[] = [];
  const scope = fork({
    handlers: fakes(
      [removeMatchFx, async (id: MatchId) => (await remove(id), void removed.push(id))],
      [
        writeMatchesFx,
        async (rows: readonly MatchWrite[]) => (await write(), written.push(...rows), rows.map(outcome)),
      ],
    ),
  });
  const press = (...matches: readonly Match[]) =>
    Promise.all(matches.map((params) => allSettled(removePressed, { scope, params })));
  return {
    scope,
    removed,
    written,
    remove: press,
    titles: () => scope.getState($toasts).map(({ title }) => title),
    texts: () => scope.getState($toasts).map(({ text }) => text),
    async undo() {
      const act = scope.getState($toasts).find(({ act }) => act)?.act;
      if (!act) throw new Error("Nothing is offered");
      await allSettled(toastActed, { scope, params: act });
    },
  };
};

it("[AD-52] writes a deleted match again under its address, with its score", async () => {
  const { remove, removed, written, titles, undo } = tab();
  const match = matchFor("a", { status: "finished", maps: [{ name: "Ascent", ours: 13, theirs: 9 }] });
  await remove(match);
  expect([removed, titles()]).toEqual([["a"], ["Match supprimé"]]);
  await undo();
  const { slug, opponent, maps, status } = match;
  expect(written).toMatchObject([{ kind: "add", match: { slug, opponent, maps, status } }]);
  expect(written[0]?.kind === "add" && Object.keys(written[0].match)).not.toContain("revision");
  expect(titles()).toContain("Match rétabli");
});

it("[AD-51] deletes several with one toast, which brings them all back", async () => {
  const { remove, written, titles, undo } = tab();
  await remove(matchFor("a"), matchFor("b"), matchFor("c"));
  expect(titles()).toEqual(["3 matchs supprimés"]);
  await undo();
  expect(written).toHaveLength(3);
});

it("[AD-51] tells that one of several wasn't deleted", async () => {
  const fails = (id: MatchId) => (id === "b" ? Promise.reject({ kind: "not-staff" }) : undefined);
  const { remove, titles, removed, written, undo, texts } = tab({ remove: fails });
  await remove(matchFor("a"), matchFor("b"), matchFor("c"));
  expect([removed, titles()]).toEqual([["a", "c"], ["Erreur lors de la suppression"]]);
  expect(texts()).toEqual(["C'est fait pour 2 sur 3. Vous n'avez plus ce droit."]);
  await undo();
  expect(written.map((row) => row.kind === "add" && row.match.slug)).toEqual([matchFor("a").slug, matchFor("c").slug]);
});

it("[AD-52] tries again to bring matches back, and tells how many came", async () => {
  let isOffline = true;
  const { remove, titles, undo } = tab({
    write: () => (isOffline ? Promise.reject({ kind: "unexpected" }) : undefined),
    outcome: (_, at) => (at === 1 ? "stale" : "saved"),
  });
  await remove(matchFor("a"), matchFor("b"), matchFor("c"));
  await undo();
  expect(titles()).toEqual(["Les matchs n'ont pas changé"]);
  isOffline = false;
  await undo();
  expect(titles()).toEqual(["2 matchs rétablis sur 3"]);
});

it("[AD-52] doesn't promise a match whose address is taken by then", async () => {
  const { remove, titles, undo } = tab({ outcome: () => "stale" });
  await remove(matchFor("a"));
  await undo();
  expect(titles()).toContain("Le match n'est pas revenu");
});

it("[AD-51] publishes several in one request, and takes it back from the revisions that it made", async () => {
  const { scope, written, titles, undo } = tab();
  const matches = [matchFor("a", { revision: 3 }), matchFor("b", { revision: 7 })];
  await allSettled(publishPressed, { scope, params: { matches, isPublished: true } });
  expect(titles()).toEqual(["2 matchs publiés"]);
  await undo();
  expect(written.map((row) => row.kind === "change" && [row.revision, row.change])).toEqual([
    [3, { isPublished: true }],
    [7, { isPublished: true }],
    [4, { isPublished: false }],
    [8, { isPublished: false }],
  ]);
});
