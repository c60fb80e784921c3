// @vitest-environment jsdom
import { allSettled, fork } from "effector";
import { act, createRef } from "react";
import { expect, it, vi } from "vitest";
import type { HideWish, ModeratedComment, ModeratedList } from "../../../../domain/content/reactions/moderate.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { mount } from "../../../../tests/mounted.tsx";
import { commentsSelectionOf } from "./address.ts";
import { CommentDetails } from "./CommentDetails.tsx";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "./effects.ts";
import { HideMany } from "./HideMany.tsx";
import { comments } from "./list.ts";
import {
  commentClosed,
  commentOpened,
  hideManyOpened,
  reasonTyped,
  restorePressed,
  sharedReasonTyped,
} from "./moderation.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// jsdom has none: a wide screen, where everything is seen.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("min-width"),
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollTo = () => {};

const missing = "Indiquez une raison";

const commentFor = (id: string): ModeratedComment =>
  ({
    id,
    author: "camille",
    card: { username: "camille", avatar: null },
    text: `Texte de ${id}`,
    createdAt: "2026-11-20T10:00:00Z",
    hiddenBecause: null,
    heldFor: null,
    on: { kind: "article", id: "a", slug: "a", title: "Un article" },
  }) as unknown as ModeratedComment;
const [first, second] = [commentFor("a"), commentFor("b")];

const listed = async () => {
  const hidden = new Map<string, string>();
  const page = (): ModeratedList => ({
    items: [first, second].map((one) => ({ ...one, hiddenBecause: hidden.get(one.id) ?? null })),
    total: 2,
    page: 1,
    pages: 1,
    counts: {
      article: { shown: 2 - hidden.size, hidden: hidden.size, held: 0 },
      tip: { shown: 0, hidden: 0, held: 0 },
    },
  });
  const scope = fork({
    handlers: fakes(
      [listModeratedFx, page],
      [hideCommentFx, ({ id, reason }: HideWish) => void hidden.set(id, reason)],
      [restoreCommentFx, ({ id }: HideWish) => void hidden.delete(id)],
    ),
  });
  await allSettled(comments.wanted, { scope, params: commentsSelectionOf("") });
  return { scope, hidden };
};

const send = () => act(async () => void dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true })));

it("[AD-29] asks for a reason only after a try to hide this comment without one, not after an earlier hiding", async () => {
  const { scope, hidden } = await listed();
  await mount(scope, <CommentDetails />);
  const open = (id: ModeratedComment["id"]) => act(() => allSettled(commentOpened, { scope, params: id }));
  await open(first.id);
  expect(document.body.textContent).toContain(first.text);
  await send();
  expect(document.body.textContent).toContain(missing);
  await open(second.id);
  expect(document.body.textContent).not.toContain(missing);
  await open(first.id);
  expect(document.body.textContent).not.toContain(missing);
  await act(() => allSettled(reasonTyped, { scope, params: { id: first.id, reason: "Hors sujet" } }));
  await send();
  expect(hidden.get(first.id)).toBe("Hors sujet");
  await act(() => allSettled(restorePressed, { scope, params: { ...first, hiddenBecause: "Hors sujet" } }));
  await open(first.id);
  expect(document.body.textContent).toContain(first.text);
  expect(document.body.textContent).not.toContain(missing);
  await act(() => allSettled(commentClosed, { scope }));
});

it("[AD-51] hides several by Ctrl Enter once there is a reason", async () => {
  const { scope, hidden } = await listed();
  await mount(scope, <HideMany comments={[first, second]} opener={createRef()} onDone={() => {}} />);
  await send();
  expect(hidden.size).toBe(0);
  await act(async () => {
    await allSettled(hideManyOpened, { scope });
    await vi.dynamicImportSettled();
  });
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  await send();
  expect(document.body.textContent).toContain(missing);
  expect(hidden.size).toBe(0);
  await act(() => allSettled(sharedReasonTyped, { scope, params: "Hors sujet" }));
  await send();
  expect([...hidden]).toEqual([
    [first.id, "Hors sujet"],
    [second.id, "Hors sujet"],
  ]);
});
