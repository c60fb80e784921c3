import { expect, it } from "vitest";
import { done } from "../shared/result.ts";
import { answerMessage, type AnswerWish, type Inbox, listMessages, longestAnswer, type MessageId } from "./inbox.ts";

const seen = { id: "m" as MessageId, revision: 1 };

const begin = () => {
  const sent: AnswerWish[] = [];
  const asked: unknown[] = [];
  const inbox = {
    answer: async (wish: AnswerWish) => (sent.push(wish), done({ id: wish.id })),
    slice: async (wanted: unknown) => (asked.push(wanted), []),
    count: async () => done({ unread: 1, open: 45, answered: 2, closed: 3, spam: 9 }),
  } as unknown as Inbox;
  return { sent, asked, answer: answerMessage({ inbox }), list: listMessages({ inbox }) };
};

it("[NW-62] mails an answer normalized", async () => {
  const { sent, answer } = begin();
  expect((await answer({ ...seen, text: " Un\r\ndeux\u202e \n" })).ok).toBe(true);
  expect(sent).toEqual([{ ...seen, text: "Un\ndeux" }]);
});

it.each([
  ["nothing", "", { kind: "blank" }],
  ["what can't be seen", "\u200b \n", { kind: "blank" }],
  ["a text that is too long", "\u{1f44b}".repeat(longestAnswer + 2), { kind: "too-long", over: 2 }],
])("[NW-62] refuses %s, and mails nothing", async (_, text, refusal) => {
  const { sent, answer } = begin();
  expect(await answer({ ...seen, text })).toEqual({ ok: false, refusal });
  expect(sent).toEqual([]);
});

it("[NW-60] counts the pages of a state, and of all but spam", async () => {
  const { list } = begin();
  const pagesOf = async (filter: "open" | "spam" | null) => {
    const answer = await list({ words: "", filter, page: 9 });
    return answer.ok && [answer.value.total, answer.value.page, answer.value.pages];
  };
  expect(await pagesOf("open")).toEqual([45, 3, 3]);
  expect(await pagesOf("spam")).toEqual([9, 1, 1]);
  expect(await pagesOf(null)).toEqual([50, 3, 3]);
});
