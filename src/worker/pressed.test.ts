import { expect, it } from "vitest";
import { pressedOn } from "./pressed.ts";
import { pushedBy } from "./pushed.ts";

const origin = "https://club.example";

/** What a press on a push does, with these tabs open. */
const press = async (said: object, tabs: readonly string[]) => {
  const done: string[] = [];
  const windows = {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (address: string) => done.push(`open ${address}`),
  };
  const shown: Promise<unknown>[] = [];
  const { path, tag } = pushedBy(JSON.stringify(said), origin);
  const remember = async (notification: string) => {
    if (notification === "full") throw new DOMException("", "QuotaExceededError");
    done.push(`remember ${notification}`);
  };
  pressedOn(
    windows,
    origin,
    remember,
  )({
    notification: { data: path, tag, close: () => done.push("close") },
    waitUntil: (work) => void shown.push(work),
  });
  await Promise.all(shown);
  return done;
};

const said = { title: "sarah vous répond", path: "/tips/un#commentaire-1", tag: "un" };
const page = `${origin}/tips/un#commentaire-1`;

it("[NT-35] a press on a push opens its page in a tab of its own, beside what others show", async () => {
  expect(await press(said, [])).toEqual(["close", "remember un", `open ${page}`]);
  expect(await press(said, [`${origin}/tips/un`, `${origin}/admin`])).toEqual(["close", "remember un", `open ${page}`]);
});

it("[NT-35] a press on a push leads to the tab that has its page", async () => {
  expect(await press(said, [`${origin}/`, page])).toEqual(["close", "remember un", `focus ${page}`]);
});

it("[NT-35] a press on a push that names another site opens all notifications", async () => {
  const elsewhere = { ...said, path: "https://elsewhere.example/" };
  expect(await press(elsewhere, [])).toEqual(["close", `open ${origin}/profile?onglet=notifications`]);
});

it("[NT-38] a press on a push is remembered, but not for several notifications, and leads on where it can't be", async () => {
  const several = `${origin}/profile?onglet=notifications`;
  expect(await press({ ...said, path: "/profile?onglet=notifications" }, [])).toEqual(["close", `open ${several}`]);
  expect(await press({ ...said, tag: "full" }, [])).toEqual(["close", `open ${page}`]);
});
