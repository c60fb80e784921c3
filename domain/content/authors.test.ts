import { expect, it } from "vitest";
import type { MemberId } from "../accounts/member.ts";
import { authorNames, joinedNames, keptAuthors, lineOfMember, memberOfLine, tidyAuthors } from "./authors.ts";

const ines = "11111111-1111-4111-8111-111111111111" as MemberId;
const noe = "22222222-2222-4222-8222-222222222222" as MemberId;
const lines = (...members: readonly MemberId[]) => members.map(lineOfMember).join("\n");

it("[NW-116] keeps each author once, five at most, and no e-mail", () => {
  expect(tidyAuthors(`  Lya \n\nlya@exemple.fr\nlyà\n${lines(ines)}\nA\nB\nC\nD`)).toBe(`Lya\n${lines(ines)}\nA\nB\nC`);
  expect(tidyAuthors("a".repeat(120))).toHaveLength(100);
  expect(tidyAuthors(" \n ")).toBe("");
  expect(tidyAuthors("@ines")).toBe("");
});

it("[NW-120] knows a member by their line, and keeps those of the staff or named before", () => {
  expect(memberOfLine(lines(ines))).toBe(ines);
  expect(memberOfLine(`x${lines(ines)}`)).toBeUndefined();
  const typed = `Lya\n${lines(ines, noe)}`;
  expect(keptAuthors(typed, "", () => false)).toBe("Lya");
  expect(keptAuthors(typed, "", (id) => id === ines)).toBe(`Lya\n${lines(ines)}`);
  expect(keptAuthors(typed, lines(noe), () => false)).toBe(`Lya\n${lines(noe)}`);
});

it("[NW-120] gives no name for a member who is gone", () => {
  expect(authorNames(`${lines(ines)}\nLya\n${lines(noe)}`, (id) => (id === ines ? "ines" : null))).toEqual([
    "ines",
    "Lya",
  ]);
});

it.each([
  [[], null],
  [["Lya"], "Lya"],
  [["Lya", "Zoé"], "Lya et Zoé"],
  [["Lya", "Nova", "Zoé"], "Lya, Nova et Zoé"],
])("[NW-116] names %j in one line as %j", (names, line) => {
  expect(joinedNames(names)).toBe(line);
});
