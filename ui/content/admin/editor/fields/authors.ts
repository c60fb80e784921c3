import { createEvent, sample } from "effector";
import { useEffect } from "react";
import {
  type ArticleAuthor,
  type AuthorChoice,
  authorLines,
  authorOf,
  joinedNames,
  memberOfLine,
} from "../../../../../domain/content/authors.ts";
import type { EditedItem } from "../../../../../domain/content/editing/contentItem.ts";
import { foldText } from "../../../../../domain/shared/text.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { createQuery } from "../../../../lib/query.ts";
import type { Loaded } from "../../../../lib/loading/loaded.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { listAuthorChoicesFx } from "../../effects.ts";
import { words } from "../writingWords.ts";

/** A form offers the authors: loads them again, the known ones stay visible. */
export const authorChoicesWanted = createEvent();

const query = createQuery({ effect: listAuthorChoicesFx, ends: [$memberId] });
sample({ clock: authorChoicesWanted, target: query.refreshed });
export const $authorChoices = query.$state;

type Choices = Loaded<readonly AuthorChoice[]>;

export type Stored = Pick<EditedItem, "fields" | "authorNames">;

/**
 * The choices of a form, with the members whom the stored article names though they have left the staff. Left out when the account of one is
 * deleted: the names don't tell whose is missing.
 */
export const choicesFor = (choices: Choices, stored: Stored | undefined): readonly AuthorChoice[] => {
  if (choices.status !== "ready") return [];
  const all = choices.value;
  if (!stored) return all;
  const lines = authorLines(stored.fields.authors);
  const nameOf = (line: string) => all.find((one) => one.line === line)?.name;
  const former = lines.filter((line) => memberOfLine(line) !== undefined && nameOf(line) === undefined);
  const others = lines.filter((line) => !former.includes(line)).map((line) => nameOf(line) ?? line);
  const names = stored.authorNames.filter((name) => !others.includes(name));
  if (names.length !== former.length) return all;
  return [...all, ...former.map((line, at) => ({ line, ...authorOf(names[at] ?? "", []) }))];
};

/** The author of each line of the field. */
export const authorsIn = (authors: string, choices: Choices, stored?: Stored): readonly ArticleAuthor[] => {
  const all = choicesFor(choices, stored);
  return authorLines(authors).map((line) => {
    const found = all.find((one) => one.line === line);
    if (found) return found;
    const name =
      memberOfLine(line) === undefined ? line : choices.status === "ready" ? words.authorGone : words.authorUnknown;
    return { name, person: null };
  });
};

/** The authors of the field, as a form shows them. */
export const useAuthors = (authors: string, stored?: Stored): readonly ArticleAuthor[] => {
  const { choices, want } = useUnit({ choices: $authorChoices, want: authorChoicesWanted });
  useEffect(() => void (authors !== "" && want()), [authors, want]);
  return authorsIn(authors, choices, stored);
};

/** The names of authors in one line; null without any. */
export const namesLine = (authors: readonly ArticleAuthor[]): string | null =>
  joinedNames(authors.map(({ name }) => name));

/** The names of the field in one line; null without any. */
export const useByline = (authors: string): string | null => namesLine(useAuthors(authors));

/** The authors as readers will see them: those of the field, or else the member who created the article. */
export const signedLine = (
  item: Pick<EditedItem, "fields" | "byline">,
  authors: readonly ArticleAuthor[],
): string | null => namesLine(authors) ?? (item.fields.authors === "" ? item.byline : words.authorCreator);

/** The lines for typed names, between commas: that of an offered author, also as "@username", or the name itself. */
export const linesFor = (typed: string, choices: readonly AuthorChoice[]): readonly string[] => {
  const offered = (name: string) => choices.find((one) => foldText(one.name) === foldText(name))?.line;
  const whole = offered(typed.trim());
  if (whole !== undefined) return [whole];
  const names = typed.split(",").map((name) => name.trim().replace(/^@/, ""));
  return names.filter((name) => name !== "").map((name) => offered(name) ?? name);
};
