import { isAbsoluteAddress } from "../../shared/address.ts";
import type { Typed } from "../lists/editList.ts";
import { address, type FieldProblem, line, type TextsOf } from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import { honourFields, membershipFields, personFields, teamFields } from "./fields.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "./team.ts";

// What the staff types of teams, people, memberships and honours. supabase/schemas/teams.sql has the same limits.

type OwnProblem = "before-arrival" | "half-link";
export type TeamProblem = FieldProblem | OwnProblem;

/** A team and a person have three links at most: the fields of each have its number. */
export const linkNumbers = [1, 2, 3] as const;
type TypedLinks<Name extends string> = { readonly [Field in `${Name}${1 | 2 | 3}`]: string };

const linkParts = { title: line(80), text: line(200), words: line(60), address: address(isAbsoluteAddress) };
type LinkPart = keyof typeof linkParts;

/** The links of a record as fields of its form: "linkTitle1". A link is whole or absent. */
const linksOf = (parts: readonly LinkPart[]) => {
  const nameOf = (part: LinkPart, number: number) => `link${part[0]?.toUpperCase()}${part.slice(1)}${number}`;
  const each = <Value>(value: (part: LinkPart, number: number) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      linkNumbers.flatMap((number) => parts.map((part) => [nameOf(part, number), value(part, number)])),
    );
  const valueIn = (texts: Typed, part: LinkPart, number: number) =>
    linkParts[part].value(texts[nameOf(part, number)] ?? "") ?? "";
  const linkIn = (texts: Typed, number: number) =>
    Object.fromEntries(parts.map((part) => [part, valueIn(texts, part, number)]));
  return {
    fields: each((part) => linkParts[part]),
    details: (texts: Typed) =>
      ({
        links: linkNumbers.map((number) => linkIn(texts, number)).filter((link) => link["address"] !== ""),
      }) as object,
    textsOf: ({ links }: { readonly links: readonly Partial<Record<LinkPart, string>>[] }) =>
      each((part, number) => links[number - 1]?.[part] ?? ""),
    problems: (texts: Typed) =>
      each((part, number) => {
        const isBegun = Object.values(linkIn(texts, number)).some((text) => text !== "");
        return isBegun && valueIn(texts, part, number) === "" ? ("half-link" as const) : undefined;
      }),
  };
};

export type TypedTeam = TextsOf<typeof teamFields> & TypedLinks<"linkTitle" | "linkText" | "linkWords" | "linkAddress">;
export const teamForm = recordForm<TeamRecord, TypedTeam, OwnProblem>(
  teamFields,
  linksOf(["title", "text", "words", "address"]),
);

export type TypedPerson = TextsOf<typeof personFields> & TypedLinks<"linkWords" | "linkAddress">;
export const personForm = recordForm<PersonRecord, TypedPerson, OwnProblem>(
  personFields,
  linksOf(["words", "address"]),
);

export type TypedMembership = TextsOf<typeof membershipFields>;
export const membershipForm = recordForm<MembershipRecord, TypedMembership, OwnProblem>(membershipFields, {
  problems: ({ joined, departed }) =>
    joined.trim() !== "" && departed.trim() !== "" && departed.trim() < joined.trim()
      ? { departed: "before-arrival" }
      : {},
});

export type TypedHonour = TextsOf<typeof honourFields>;
export const honourForm = recordForm<HonourRecord, TypedHonour, OwnProblem>(honourFields);
