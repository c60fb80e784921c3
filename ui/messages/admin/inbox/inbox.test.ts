import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type {
  AnswerWish,
  HandleWish,
  MessageId,
  MessageList,
  ReceivedMessage,
} from "../../../../domain/messages/inbox.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { recallDraftFx, storeDraftFx } from "../../../lib/drafts.ts";
import { $toasts, toastActed } from "../../../lib/feedback/toasts.ts";
import { messagesSelectionOf } from "./address.ts";
import { $answers, answerPressed, answerTyped, templateChosen } from "./answering.ts";
import { answerMessageFx, handleMessageFx, listMessagesFx, markMessageFx } from "./effects.ts";
import { $open, handlePressed, messageOpened, unreadPressed } from "./handling.ts";
import { $hasNews, messages } from "./list.ts";

const messageOf = (more: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id: "m1" as MessageId,
  name: "Lya",
  email: "lya@exemple.fr",
  subject: "Un scrim",
  text: "Bonjour",
  createdAt: "2026-11-20T10:00:00Z",
  state: "open",
  isRead: false,
  revision: 1,
  assignee: null,
  answers: [],
  ...more,
});
const { id } = messageOf();

type Club = {
  readonly answer?: (wish: AnswerWish) => unknown;
  readonly handle?: (wish: HandleWish) => unknown;
};

/** The view with one message, at a backend that remembers. */
const begin = async ({ answer, handle }: Club = {}) => {
  const stored = { message: messageOf(), more: [] as readonly ReceivedMessage[] };
  const asked: unknown[] = [];
  const device = new Map<string, string>();
  const list = (): MessageList => {
    const items = [...stored.more, stored.message];
    const counts = { unread: 0, open: items.length, answered: 0, closed: 0, spam: 0 };
    return { items, page: 1, pages: 1, total: items.length, counts };
  };
  const change = (more: Partial<ReceivedMessage>) => {
    stored.message = { ...stored.message, ...more, revision: stored.message.revision + 1 };
    return stored.message;
  };
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      [listMessagesFx, list],
      [markMessageFx, (mark: { isRead: boolean }) => (asked.push(mark), (stored.message = messageOf(mark)))],
      [handleMessageFx, (wish: HandleWish) => (asked.push(wish), handle?.(wish) ?? change({ state: wish.state }))],
      [answerMessageFx, (wish: AnswerWish) => (asked.push(wish), answer?.(wish) ?? change({ state: "answered" }))],
      [storeDraftFx, ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
      [recallDraftFx, (name: string) => device.get(name) ?? ""],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await allSettled(messages.wanted, { scope, params: messagesSelectionOf("") });
  const shown = () => scope.getState(messages.$list);
  return {
    scope,
    stored,
    asked,
    device,
    first: () => {
      const now = shown();
      return (now.status === "ready" ? now.value.items.at(-1) : undefined) as ReceivedMessage;
    },
    open: () => allSettled(messageOpened, { scope, params: id }),
    type: (text: string) => allSettled(answerTyped, { scope, params: { id, text } }),
    send: () => allSettled(answerPressed, { scope, params: scope.getState($open) as ReceivedMessage }),
    typed: () => scope.getState($answers)[id],
    said: () => scope.getState($toasts).map(({ title, text }) => [title, text].filter(Boolean).join(" ")),
  };
};

it("[NW-61] marks a message as read when it is opened, and closes one that is marked as unread", async () => {
  const { scope, asked, open, first } = await begin();
  await open();
  expect([asked, first().isRead]).toEqual([[{ id, isRead: true }], true]);
  await open();
  expect(asked).toHaveLength(1);
  await allSettled(unreadPressed, { scope, params: id });
  expect([first().isRead, scope.getState($open)]).toEqual([false, null]);
});

it("[NW-64] keeps an unsent answer on the device, apart for each message and member", async () => {
  const { scope, device, open, type, typed } = await begin();
  await open();
  await type("Bonjour Lya");
  expect([...device]).toEqual([[`message-answer:${id}:${sarah.id}`, "Bonjour Lya"]]);
  await allSettled(templateChosen, { scope, params: { id, text: "À bientôt" } });
  expect(typed()).toBe("Bonjour Lya\n\nÀ bientôt");
});

it("[NW-64] finds the stored answer again, unless something is typed", async () => {
  const { device, open, typed, type } = await begin();
  device.set(`message-answer:${id}:${sarah.id}`, "D'hier");
  await open();
  expect(typed()).toBe("D'hier");
  await type("D'aujourd'hui");
  await open();
  expect(typed()).toBe("D'aujourd'hui");
});

it("[NW-62] sends an answer, and clears its field", async () => {
  const { asked, open, type, typed, send, first, said, device } = await begin();
  await open();
  await type("Avec plaisir");
  await send();
  expect(asked.at(-1)).toEqual({ id, revision: 1, text: "Avec plaisir" });
  expect([typed(), first().state]).toEqual(["", "answered"]);
  expect([...device.values()]).toEqual([""]);
  expect(said()).toEqual(["Réponse envoyée L'e-mail part pour lya@exemple.fr."]);
});

it.each(["", " \n\u200b", "a".repeat(5_001)])("[NW-62] doesn't send what can't be an answer", async (text) => {
  const { asked, open, type, send } = await begin();
  await open();
  await type(text);
  await send();
  expect(asked).toHaveLength(1);
});

it("[NW-63] shows what a colleague answered meanwhile, and keeps the own text, which can be sent then", async () => {
  const theirs = messageOf({
    state: "answered",
    isRead: true,
    revision: 2,
    answers: [
      {
        id: "a" as never,
        author: { id: "yanis" as never, username: "yanis" },
        text: "Oui",
        createdAt: "2026-11-20T11:00:00Z",
        mail: "sent",
      },
    ],
  });
  const refuse = ({ revision }: AnswerWish) =>
    revision === 1 ? Promise.reject({ kind: "message-changed", message: theirs }) : { ...theirs, revision: 3 };
  const { asked, stored, open, type, typed, send, first, said } = await begin({ answer: refuse });
  await open();
  await type("Avec plaisir");
  stored.message = theirs;
  await send();
  expect(said()).toEqual([
    "La réponse n'a pas été envoyée yanis a répondu entre-temps. Relisez, puis renvoyez la vôtre si elle reste utile.",
  ]);
  expect([first().answers.length, typed()]).toEqual([1, "Avec plaisir"]);
  await send();
  expect(asked.at(-1)).toMatchObject({ revision: 2 });
  expect(typed()).toBe("");
});

it("[NW-62] keeps an answer that no backend took, and says so", async () => {
  const { open, type, typed, send, said } = await begin({ answer: () => Promise.reject({ kind: "unexpected" }) });
  await open();
  await type("Avec plaisir");
  await send();
  expect(typed()).toBe("Avec plaisir");
  expect(said()).toEqual([
    "La réponse n'a pas été envoyée Vérifiez votre connexion, puis réessayez. Votre texte est gardé.",
  ]);
});

it("[NW-61] closes a message, and takes that back", async () => {
  const { scope, asked, first, said } = await begin();
  await allSettled(handlePressed, { scope, params: { message: first(), state: "closed" } });
  expect([first().state, said()]).toEqual(["closed", ["Message clos"]]);
  const act = scope.getState($toasts)[0]?.act;
  if (!act) throw new Error("Nothing takes it back");
  await allSettled(toastActed, { scope, params: act });
  expect(asked.at(-1)).toEqual({ id, revision: 2, state: "open", assignee: null });
  expect(first().state).toBe("open");
});

it("[NW-60] tells of new messages, and leaves the list as it is read", async () => {
  const { scope, stored, first } = await begin();
  stored.more = [messageOf({ id: "m2" as MessageId })];
  await allSettled(messages.touched, { scope, params: { isQuiet: true } });
  expect([scope.getState($hasNews), first().id]).toEqual([true, id]);
});
