import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../../domain/accounts/member.ts";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import { longestRemark, type Remark, type RemarkId } from "../../../../domain/content/remarks/remark.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $session } from "../../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../../lib/drafts.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { editClosed, editOpened } from "../edit/edit.ts";
import { addRemarkFx, answerRemarkFx, listRemarksFx } from "./effects.ts";
import { $openRemarks, $remarks, answerSent, remarksAsked, remarkSent } from "./remarks.ts";
import { $unsent, answerTyped, remarkBegun, remarkDropped, remarkTyped, unsentWanted } from "./unsent.ts";

const item = { kind: "article", id: "a1" as ItemId } as const;
const quoted = { quote: "l'équipe", before: "Voici ", after: "." };
const id = "r1" as RemarkId;
const remark: Remark = {
  id,
  author: "m2" as MemberId,
  card: { username: "yanis", avatar: null, isStaff: true },
  text: "Laquelle ?",
  createdAt: "2026-11-27T10:00:00Z",
  quoted,
  isResolved: false,
  answers: [],
};

const begin = async ({ send = async (): Promise<void> => {}, list = async () => [remark] } = {}) => {
  const texts = new Map<string, string>();
  const sent: unknown[] = [];
  const sending = async (params: unknown) => {
    sent.push(params);
    return send();
  };
  const scope = fork({
    values: [[$session, { status: "member", account: { id: "m1" as MemberId } as Account }]],
    handlers: fakes(
      [listRemarksFx, list],
      [addRemarkFx, sending],
      [answerRemarkFx, sending],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => (texts.set(name, text), true)],
      [recallDraftFx, (name: string) => texts.get(name) ?? ""],
    ),
  });
  const run = async (unit: unknown, params?: unknown) => allSettled(unit as never, { scope, params } as never);
  await run(editOpened, item);
  return { scope, sent, texts, run };
};

it("[NW-160] a remark is sent with its passage, and its form closes", async () => {
  const { scope, sent, run } = await begin();
  await run(remarkBegun, quoted);
  await run(remarkTyped, "Laquelle ?");
  await run(remarkSent);
  expect(sent).toEqual([{ ...item, quoted, text: "Laquelle ?" }]);
  expect(scope.getState($unsent)).toMatchObject({ quoted: null, text: "" });
  expect(scope.getState($openRemarks)).toEqual([remark]);
});

it("[NW-164] neither a blank text nor one that is too long is sent", async () => {
  const { sent, run } = await begin();
  await run(remarkBegun, quoted);
  for (const text of ["", " \n", "x".repeat(longestRemark + 1)]) {
    await run(remarkTyped, text);
    await run(remarkSent);
    await run(answerTyped, { id, text });
    await run(answerSent, id);
  }
  expect(sent).toEqual([]);
});

it("[NW-164] what was typed stays when it can't be sent, and the toast says so", async () => {
  const send = async () => {
    throw { kind: "gone" };
  };
  const { scope, run } = await begin({ send });
  await run(remarkBegun, quoted);
  await run(remarkTyped, "Laquelle ?");
  await run(answerTyped, { id, text: "Celle-ci." });
  await run(remarkSent);
  await run(answerSent, id);
  expect(scope.getState($unsent)).toEqual({ quoted, text: "Laquelle ?", answers: { [id]: "Celle-ci." } });
  expect(JSON.stringify(scope.getState($toasts))).toContain("Ce que vous avez écrit est gardé.");
});

it("[NW-164] what is typed is kept on the device for its item, until it is sent or dropped", async () => {
  const { scope, texts, run } = await begin();
  await run(remarkBegun, quoted);
  await run(remarkTyped, "Laquelle ?");
  await run(answerTyped, { id, text: "Celle-ci." });
  await run(editClosed);
  expect(scope.getState($unsent)).toEqual({ quoted: null, text: "", answers: {} });
  await run(editOpened, { ...item, id: "a2" as ItemId });
  await run(unsentWanted);
  expect(scope.getState($unsent).quoted).toBeNull();
  await run(editOpened, item);
  await run(unsentWanted);
  expect(scope.getState($unsent)).toEqual({ quoted, text: "Laquelle ?", answers: { [id]: "Celle-ci." } });
  await run(remarkDropped);
  await run(answerSent, id);
  expect(scope.getState($unsent)).toEqual({ quoted: null, text: "", answers: {} });
  expect([...texts.values()].join("")).toBe("");
});

it("[NW-167] an asking that fails leaves the remarks that are known", async () => {
  let isDown = false;
  const list = async () => {
    if (isDown) throw { kind: "unexpected", cause: null };
    return [remark];
  };
  const { scope, run } = await begin({ list });
  await run(remarksAsked);
  isDown = true;
  await run(remarksAsked);
  expect(scope.getState($openRemarks)).toEqual([remark]);
  await run(editClosed);
  expect(scope.getState($remarks).status).toBe("loading");
});
