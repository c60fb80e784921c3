import { expect, it } from "vitest";
import { done, refused } from "../shared/result.ts";
import { type ContactMessage, longestOf, sendMessage } from "./contact.ts";

const sent: { readonly message: ContactMessage; readonly trap: string }[] = [];
const send = sendMessage({
  messages: {
    async send(message, trap) {
      sent.push({ message, trap });
      return done();
    },
  },
});
const wish = { name: "Lya", email: "lya@exemple.fr", subject: "Un scrim", message: "Bonjour" };

it("[CT-3] sends a complete message, normalized", async () => {
  await send({ name: " Lya\nFontaine ", email: " lya@exemple.fr ", subject: "Un\tscrim", message: " Un\r\ndeux \n" });
  expect(sent.at(-1)).toEqual({
    message: { name: "Lya Fontaine", email: "lya@exemple.fr", subject: "Un scrim", message: "Un\ndeux" },
    trap: "",
  });
});

it.each([
  ["nothing at all", { name: "", email: " ", subject: "\t", message: "\n" }, ["name", "email", "subject", "message"]],
  ["a name that nobody can see", { ...wish, name: "\u200b" }, ["name"]],
  ["an e-mail that is none", { ...wish, email: "lya.fontaine@exemple" }, ["email"]],
  ["an e-mail with a second line", { ...wish, email: "lya@exemple.fr\nBcc: tous@exemple.fr" }, ["email"]],
  ["a name that is too long", { ...wish, name: "é".repeat(longestOf.name + 1) }, ["name"]],
  ["a message of 100 kB", { ...wish, message: "a".repeat(100_000) }, ["message"]],
])("[CT-3] refuses %s, and says which field it is", async (_, message, fields) => {
  const before = sent.length;
  const answer = await send(message);
  expect(!answer.ok && answer.refusal.kind === "incomplete" && Object.keys(answer.refusal.problems)).toEqual(fields);
  expect(sent).toHaveLength(before);
});

it("says by how much a message is too long, in characters as a reader counts them", async () => {
  const answer = await send({ ...wish, message: "\u{1f44b}".repeat(longestOf.message + 3) });
  expect(answer).toEqual(refused({ kind: "incomplete", problems: { message: { kind: "too-long", over: 3 } } }));
});

it("hands over what only a program fills in", async () => {
  await send({ ...wish, trap: "https://spam.example" });
  expect(sent.at(-1)?.trap).toBe("https://spam.example");
});
