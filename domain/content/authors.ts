import type { MemberId } from "../accounts/member.ts";
import { normalizeText } from "../shared/text.ts";

// The field "authors" of an article has a line for each author: "@" and the id of a member, or a name.

/** The most authors that an article names. */
export const mostAuthors = 5;
/** In characters. */
export const longestAuthor = 100;

/** A member or a person whom the staff may name as an author, by the line that stands for them. */
export type AuthorChoice = { readonly line: string; readonly name: string };

/** An author as the page of an article names them. `person`: the slug of their page, if they have one. */
export type ArticleAuthor = { readonly name: string; readonly person: string | null };

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

/** The field as it is stored: each author once, `mostAuthors` at most, without e-mails. */
export const tidyAuthors = (typed: string): string => {
  const lines = typed.split("\n").map(tidyLine);
  return [...new Set(lines)]
    .filter((line) => line !== "")
    .slice(0, mostAuthors)
    .join("\n");
};

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
