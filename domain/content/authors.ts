import type { MemberId } from "../accounts/member.ts";
import { foldText, normalizeText } from "../shared/text.ts";

// The field "authors" of an article has a line for each author: "@" and the id of a member, or a name.

/** The most authors that an article names. */
export const mostAuthors = 5;
/** In characters. */
export const longestAuthor = 100;

/** An author as the page of an article names them. `person`: the slug of their page, if they have one. */
export type ArticleAuthor = { readonly name: string; readonly person: string | null };

/** A member or a person whom the staff may name as an author, by the line that stands for them. */
export type AuthorChoice = ArticleAuthor & { readonly line: string };

/** The author of a name, with the page of the shown person who has it. Several of one name leave it without a page. */
export const authorOf = (
  name: string,
  shown: readonly { readonly name: string; readonly slug: string }[],
): ArticleAuthor => {
  const found = shown.filter((person) => person.name === name);
  return { name, person: found.length === 1 ? (found[0]?.slug ?? null) : null };
};

const memberLine = /^@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const lineOfMember = (id: MemberId): string => `@${id}`;

/** The member for whom a line stands; `undefined` for a name. */
export const memberOfLine = (line: string): MemberId | undefined => memberLine.exec(line)?.[1] as MemberId | undefined;

export const authorLines = (authors: string): readonly string[] => (authors === "" ? [] : authors.split("\n"));

/** A line as it is stored: on one line, not too long. Empty for an e-mail, which readers never see. */
const tidyLine = (line: string): string => {
  const text = normalizeText(line).replace(/\s+/g, " ");
  if (text.includes("@") && memberOfLine(text) === undefined) return "";
  return [...text].slice(0, longestAuthor).join("").trim();
};

/** Each author once, as the first line has them: capitals and accents make no other author. */
export const onceEach = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => lines.findIndex((one) => foldText(one) === foldText(line)) === at);

/** The field as it is stored: each author once, `mostAuthors` at most, without e-mails. */
export const tidyAuthors = (typed: string): string =>
  onceEach(typed.split("\n").map(tidyLine))
    .filter((line) => line !== "")
    .slice(0, mostAuthors)
    .join("\n");

/**
 * The lines that a save keeps: names, members of the staff, and members who were named before, though they have left it since.
 * The database has the same rule.
 */
export const keptAuthors = (authors: string, before: string, isStaff: (member: MemberId) => boolean): string => {
  const known = authorLines(before);
  return authorLines(authors)
    .filter((line) => {
      const member = memberOfLine(line);
      return member === undefined || known.includes(line) || isStaff(member);
    })
    .join("\n");
};

/** The names that readers see, in their order. A member who is gone, or has no username, leaves none. */
export const authorNames = (authors: string, usernameOf: (member: MemberId) => string | null): readonly string[] =>
  authorLines(authors).flatMap((line) => {
    const member = memberOfLine(line);
    return (member === undefined ? line : usernameOf(member)) ?? [];
  });

/** "Lya, Nova et Zoé"; null without a name. */
export const joinedNames = (names: readonly string[]): string | null => {
  const [last, ...others] = names.toReversed();
  if (last === undefined) return null;
  return others.length === 0 ? last : `${others.toReversed().join(", ")} et ${last}`;
};
