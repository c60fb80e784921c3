import { expect, it } from "vitest";
import { differences, together } from "./conflict.ts";
import { noFields } from "./fields.ts";

const before = { ...noFields, title: "Un", excerpt: "Un", category: "a", content: "Un" };
const theirs = { ...before, title: "Le leur", excerpt: "Le leur", category: "b" };
const mine = { ...before, title: "Le mien", content: "Le mien", category: "b" };

it("[AD-27] tells what only they changed, what only I did, and what both did", () => {
  expect(differences({ before, theirs, mine })).toEqual([
    { field: "title", before: "Un", theirs: "Le leur", mine: "Le mien", isContested: true },
    { field: "excerpt", before: "Un", theirs: "Le leur", mine: "Un", isContested: false },
    { field: "content", before: "Un", theirs: "Un", mine: "Le mien", isContested: false },
  ]);
});

it("merges both sides' changes, and takes mine where both changed the same field", () => {
  expect(together({ before, theirs, mine })).toEqual({
    ...before,
    title: "Le mien",
    excerpt: "Le leur",
    category: "b",
    content: "Le mien",
  });
  expect(together({ before, theirs, mine }, ["title"])).toMatchObject({ title: "Le leur", content: "Le mien" });
});

it("takes nothing of theirs that I have not seen for mine", () => {
  expect(together({ before, theirs: before, mine })).toEqual(mine);
  expect(together({ before, theirs, mine: before })).toEqual(theirs);
  // Fields without a conflict can't be chosen.
  expect(together({ before, theirs, mine }, ["content"])).toMatchObject({ content: "Le mien" });
});
