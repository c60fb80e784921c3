import { expect, it } from "vitest";
import { pushedBy } from "./pushed.ts";

const origin = "https://club.example";
const everything = "/profile?onglet=notifications";

it("[NT-35] shows what a push says, and leads to its page", () => {
  const said = { title: "sarah vous répond", text: "Un tip", path: "/tips/un#commentaire-1", tag: "1" };
  expect(pushedBy(JSON.stringify(said), origin)).toEqual(said);
});

it.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "javascript:alert(1)",
  "http://club.example/",
  "http://[",
  7,
])("[NT-35] leads to no other site: %s", (path) => {
  expect(pushedBy(JSON.stringify({ title: "Un", path }), origin).path).toBe(everything);
});

it.each([undefined, "", "not JSON", "null", "[]", '"text"'])("[NT-35] shows a push that can't be read: %s", (text) => {
  expect(pushedBy(text, origin)).toEqual({
    title: "Du nouveau pour vous",
    text: "",
    path: everything,
    tag: "notification",
  });
});
