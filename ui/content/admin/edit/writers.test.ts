import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../../domain/accounts/member.ts";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { Writer, WriterAct } from "../../../../domain/content/editing/writers.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $session } from "../../../accounts/session/session.ts";
import { tellWriterFx } from "../effects.ts";
import { editClosed, editOpened } from "./edit.ts";
import { $entry, $otherWriter, $readers, handTaken, writersAsked } from "./writers.ts";

const item = { kind: "article", id: "a1" as ItemId } as const;
const [me, other] = ["m1" as MemberId, "m2" as MemberId];
const writerOf = (member: MemberId, tookAt: string | null): Writer => ({ member, username: member, tookAt });
const at = (hour: number) => `2026-11-27T${hour}:00:00Z`;

/** The item's dialog, at a backend whose answers are given one by one; the last one stays. */
const begin = (...answers: readonly (readonly Writer[] | null)[]) => {
  const acts: WriterAct[] = [];
  const scope = fork({
    values: [[$session, { status: "member", account: { id: me } as Account }]],
    handlers: fakes([
      tellWriterFx,
      async ({ act }: { readonly act: WriterAct }) => {
        const answer = answers[Math.min(acts.push(act), answers.length) - 1];
        if (!answer) throw new Error("No answer");
        return answer;
      },
    ]),
  });
  return { scope, acts, of: () => [scope.getState($entry), scope.getState($otherWriter)?.member] };
};

it("[NW-70] the first who opens an item writes; one who comes later is told to them", async () => {
  const { scope, acts, of } = begin([writerOf(me, at(10))], [writerOf(me, at(10)), writerOf(other, null)]);
  expect(scope.getState($entry)).toBe("waits");
  await allSettled(editOpened, { scope, params: item });
  await allSettled(writersAsked, { scope });
  expect(of()).toEqual(["open", undefined]);
  await allSettled(writersAsked, { scope });
  expect([of(), scope.getState($readers).map(({ member }) => member)]).toEqual([["open", undefined], [other]]);
  await allSettled(editClosed, { scope });
  expect(acts).toEqual(["here", "here", "leaves"]);
});

it("[NW-71] the second is asked before the form, and takes over", async () => {
  const theirs = [writerOf(other, at(10)), writerOf(me, null)];
  const { scope, acts, of } = begin(theirs, theirs, [writerOf(other, at(10)), writerOf(me, at(11))]);
  await allSettled(editOpened, { scope, params: item });
  await allSettled(writersAsked, { scope });
  await allSettled(writersAsked, { scope });
  expect(of()).toEqual(["asks", other]);
  await allSettled(handTaken, { scope });
  expect([of(), acts]).toEqual([
    ["open", undefined],
    ["here", "here", "takes"],
  ]);
});

it("[NW-71] who is taken over from keeps the form, and is told who did it", async () => {
  const { scope, of } = begin([writerOf(me, at(10))], [writerOf(me, at(10)), writerOf(other, at(11))]);
  await allSettled(editOpened, { scope, params: item });
  await allSettled(writersAsked, { scope });
  await allSettled(writersAsked, { scope });
  expect(of()).toEqual(["open", other]);
});

it("[NW-71] the form opens by itself when the other has left, and without an answer", async () => {
  const left = begin([writerOf(other, at(10)), writerOf(me, null)], [writerOf(me, at(11))]);
  await allSettled(editOpened, { scope: left.scope, params: item });
  await allSettled(writersAsked, { scope: left.scope });
  expect(left.of()).toEqual(["asks", other]);
  await allSettled(writersAsked, { scope: left.scope });
  expect(left.of()).toEqual(["open", undefined]);

  const offline = begin(null);
  await allSettled(editOpened, { scope: offline.scope, params: item });
  await allSettled(writersAsked, { scope: offline.scope });
  expect(offline.of()).toEqual(["open", undefined]);
});
