import { createEvent, sample } from "effector";
import { useEffect } from "react";
import { type AuthorChoice, authorLines, joinedNames, memberOfLine } from "../../../../domain/content/authors.ts";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { foldText } from "../../../../domain/shared/text.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createQuery } from "../../../lib/query.ts";
import type { Loaded } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { listAuthorChoicesFx } from "../effects.ts";
import { words } from "./writingWords.ts";

/** A form offers the authors: loads them again, the known ones stay visible. */
export const authorChoicesWanted = createEvent();

const query = createQuery({ effect: listAuthorChoicesFx, ends: [$memberId] });
sample({ clock: authorChoicesWanted, target: query.refreshed });
export const $authorChoices = query.$state;

type Choices = Loaded<readonly AuthorChoice[]>;

/** The name of each line of the field. */
export const namesOf = (authors: string, choices: Choices): readonly string[] =>
  authorLines(authors).map((line) => {
    if (memberOfLine(line) === undefined) return line;
    const found = choices.status === "ready" ? choices.value.find((one) => one.line === line) : undefined;
    return found?.name ?? (choices.status === "ready" ? words.authorGone : words.authorUnknown);
  });

/** The names of the field in one line; null without any. */
export const useByline = (authors: string): string | null => {
  const { choices, want } = useUnit({ choices: $authorChoices, want: authorChoicesWanted });
  useEffect(() => void (authors !== "" && want()), [authors, want]);
  return joinedNames(namesOf(authors, choices));
};

/** The authors as readers will see them: those of the field, or else the member who created the article. */
export const useSigned = (
  { fields, byline }: Pick<EditedItem, "fields" | "byline">,
  authors: string,
): string | null => {
  const creator = fields.authors === "" ? byline : words.authorCreator;
  return useByline(authors) ?? creator;
};

/** The lines for typed names, between commas: that of an offered author, also as "@username", or the name itself. */
export const linesFor = (typed: string, choices: readonly AuthorChoice[]): readonly string[] => {
  const offered = (name: string) => choices.find((one) => foldText(one.name) === foldText(name))?.line;
  const whole = offered(typed.trim());
  if (whole !== undefined) return [whole];
  const names = typed.split(",").map((name) => name.trim().replace(/^@/, ""));
  return names.filter((name) => name !== "").map((name) => offered(name) ?? name);
};
