import { isAbsoluteAddress } from "../../shared/address.ts";
import { isDay } from "../../shared/parisDay.ts";
import { done } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { normalizeText } from "../../shared/text.ts";
import type { ReadTyped } from "../lists/editList.ts";
import {
  addressProblem,
  oneLine,
  pictureProblem,
  refusalOf,
  requiredProblem,
  type TextProblem,
  textProblem,
  visibilityOf,
} from "../lists/fields.ts";
import type { Details } from "../lists/records.ts";
import {
  type HonourRecord,
  memberKinds,
  type MembershipRecord,
  type PersonLink,
  type PersonRecord,
  type TeamRecord,
} from "./team.ts";

// What the staff types of teams, people, memberships and honours. supabase/migrations/*_teams.sql has the same limits.

export type TeamProblem = TextProblem | "bad-year" | "bad-date" | "before-arrival" | "too-many" | "half-link";

export const longest = {
  game: 60,
  title: 80,
  lead: 200,
  tier: 60,
  description: 600,
  name: 60,
  quality: 60,
  experience: 80,
  story: 1000,
  role: 60,
  rank: 60,
  specialty: 60,
  position: 80,
  honour: 80,
  result: 60,
  linkTitle: 80,
  linkText: 200,
  linkWords: 60,
} as const;

export const mostQualities = 6;

/** A team and a person have three links at most: the fields of each have its number. */
export const linkNumbers = [1, 2, 3] as const;
type LinkNumber = (typeof linkNumbers)[number];
type TypedLinks<Name extends string> = { readonly [Field in `${Name}${LinkNumber}`]: string };

const firstYear = 1980;
const lastYear = 2200;

const yearProblem = (text: string): "bad-year" | undefined =>
  text === "" || (/^\d{4}$/.test(text) && Number(text) >= firstYear && Number(text) <= lastYear)
    ? undefined
    : "bad-year";

const dayProblem = (text: string): "bad-date" | undefined =>
  text === "" || isDay(text, firstYear, lastYear - 1) ? undefined : "bad-date";

const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));

/** A link is whole or absent: the problem of its address, and of its other texts. */
const linkProblems = (texts: Readonly<Record<string, readonly [text: string, longest: number]>>, address: string) => {
  const isAbsent = address === "" && Object.values(texts).every(([text]) => text === "");
  if (isAbsent) return {};
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([name, [text, most]]) => [
        name,
        text === "" ? ("half-link" as const) : textProblem(text, most),
      ]),
    ),
    address: address === "" ? ("half-link" as const) : addressProblem(address, isAbsoluteAddress),
  };
};

/** The same under the names of the form's fields: "linkTitle1". */
const numbered = (problems: Readonly<Record<string, TeamProblem | undefined>>, number: number) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      `link${name[0]?.toUpperCase()}${name.slice(1)}${number}`,
      problem,
    ]),
  );

export type TypedTeam = {
  /** Of a new team: empty. */
  readonly slug: string;
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  readonly status: string;
  readonly tier: string;
  readonly founded: string;
  readonly description: string;
  readonly visibility: string;
} & TypedLinks<"linkTitle" | "linkText" | "linkWords" | "linkAddress">;

const teamLink = (typed: TypedTeam, number: LinkNumber) => ({
  title: oneLine(typed[`linkTitle${number}`]),
  text: oneLine(typed[`linkText${number}`]),
  words: oneLine(typed[`linkWords${number}`]),
  address: typed[`linkAddress${number}`].trim(),
});

/** The details of a team as they are stored. Refuses with the problem of each field. */
export const readTypedTeam: ReadTyped<TeamRecord, TypedTeam, TeamProblem> = (typed) => {
  const [game, title, lead, tier] = [typed.game, typed.title, typed.lead, typed.tier].map(oneLine) as [
    string,
    string,
    string,
    string,
  ];
  const description = normalizeText(typed.description);
  const founded = typed.founded.trim();
  const links = linkNumbers.map((number) => teamLink(typed, number));
  const refusal = refusalOf<TypedTeam, TeamProblem>({
    game: requiredProblem(game, longest.game),
    title: textProblem(title, longest.title),
    lead: textProblem(lead, longest.lead),
    tier: textProblem(tier, longest.tier),
    description: textProblem(description, longest.description),
    founded: yearProblem(founded),
    ...Object.assign(
      {},
      ...links.map(({ title, text, words, address }, at) =>
        numbered(
          linkProblems(
            { title: [title, longest.linkTitle], text: [text, longest.linkText], words: [words, longest.linkWords] },
            address,
          ),
          at + 1,
        ),
      ),
    ),
  });
  if (refusal) return refusal;
  return done({
    slug: typed.slug as Slug,
    game,
    title,
    lead,
    status: typed.status === "developing" ? "developing" : "active",
    tier,
    founded: numberOrNull(founded),
    description,
    links: links.filter(({ address }) => address !== ""),
    isPublished: typed.visibility !== "draft",
  });
};

/** A team as a form shows it. */
export const typedTeam = (team: Details<TeamRecord>): TypedTeam => ({
  slug: team.slug,
  game: team.game,
  title: team.title,
  lead: team.lead,
  status: team.status,
  tier: team.tier,
  founded: team.founded === null ? "" : String(team.founded),
  description: team.description,
  visibility: visibilityOf(team),
  ...(Object.assign(
    {},
    ...linkNumbers.map((number) => {
      const { title = "", text = "", words = "", address = "" } = team.links[number - 1] ?? {};
      return {
        [`linkTitle${number}`]: title,
        [`linkText${number}`]: text,
        [`linkWords${number}`]: words,
        [`linkAddress${number}`]: address,
      };
    }),
  ) as TypedLinks<"linkTitle" | "linkText" | "linkWords" | "linkAddress">),
});

export type TypedPerson = {
  /** Of a new person: empty. */
  readonly slug: string;
  readonly name: string;
  /** One on each line. */
  readonly qualities: string;
  readonly experience: string;
  readonly story: string;
  readonly stats: string;
  readonly photo: string;
  readonly visibility: string;
} & TypedLinks<"linkWords" | "linkAddress">;

const personLink = (typed: TypedPerson, number: LinkNumber): PersonLink => ({
  words: oneLine(typed[`linkWords${number}`]),
  address: typed[`linkAddress${number}`].trim(),
});

/** The details of a person as they are stored. Refuses with the problem of each field. */
export const readTypedPerson: ReadTyped<PersonRecord, TypedPerson, TeamProblem> = (typed, before) => {
  const [name, experience, story] = [oneLine(typed.name), oneLine(typed.experience), normalizeText(typed.story)];
  const qualities = typed.qualities
    .split("\n")
    .map(oneLine)
    .filter((quality) => quality !== "");
  const [stats, photo] = [typed.stats.trim(), typed.photo.trim()];
  const links = linkNumbers.map((number) => personLink(typed, number));
  const refusal = refusalOf<TypedPerson, TeamProblem>({
    name: requiredProblem(name, longest.name),
    qualities:
      qualities.length > mostQualities
        ? "too-many"
        : qualities.map((quality) => textProblem(quality, longest.quality)).find((problem) => problem !== undefined),
    experience: textProblem(experience, longest.experience),
    story: textProblem(story, longest.story),
    stats: addressProblem(stats, isAbsoluteAddress),
    photo: pictureProblem(photo, before?.photo),
    ...Object.assign(
      {},
      ...links.map(({ words, address }, at) =>
        numbered(linkProblems({ words: [words, longest.linkWords] }, address), at + 1),
      ),
    ),
  });
  if (refusal) return refusal;
  return done({
    slug: typed.slug as Slug,
    name,
    qualities,
    experience,
    story,
    stats: stats || null,
    links: links.filter(({ address }) => address !== ""),
    photo: photo || null,
    isPublished: typed.visibility !== "draft",
  });
};

/** A person as a form shows them. */
export const typedPerson = (person: Details<PersonRecord>): TypedPerson => ({
  slug: person.slug,
  name: person.name,
  qualities: person.qualities.join("\n"),
  experience: person.experience,
  story: person.story,
  stats: person.stats ?? "",
  photo: person.photo ?? "",
  visibility: visibilityOf(person),
  ...(Object.assign(
    {},
    ...linkNumbers.map((number) => {
      const { words = "", address = "" } = person.links[number - 1] ?? {};
      return { [`linkWords${number}`]: words, [`linkAddress${number}`]: address };
    }),
  ) as TypedLinks<"linkWords" | "linkAddress">),
});

export type TypedMembership = {
  readonly team: string;
  /** The slug of the person. */
  readonly person: string;
  readonly kind: string;
  readonly role: string;
  readonly rank: string;
  readonly specialty: string;
  readonly position: string;
  readonly joined: string;
  readonly departed: string;
  readonly visibility: string;
};

/** The details of a membership as they are stored. Refuses with the problem of each field. */
export const readTypedMembership: ReadTyped<MembershipRecord, TypedMembership, TeamProblem> = (typed) => {
  const [role, rank, specialty, position] = [typed.role, typed.rank, typed.specialty, typed.position].map(oneLine) as [
    string,
    string,
    string,
    string,
  ];
  const [joined, departed] = [typed.joined.trim(), typed.departed.trim()];
  const refusal = refusalOf<TypedMembership, TeamProblem>({
    person: typed.person === "" ? "required" : undefined,
    role: requiredProblem(role, longest.role),
    rank: textProblem(rank, longest.rank),
    specialty: textProblem(specialty, longest.specialty),
    position: textProblem(position, longest.position),
    joined: dayProblem(joined),
    departed:
      dayProblem(departed) ?? (joined !== "" && departed !== "" && departed < joined ? "before-arrival" : undefined),
  });
  if (refusal) return refusal;
  return done({
    team: typed.team as Slug,
    person: typed.person as Slug,
    kind: memberKinds.find((kind) => kind === typed.kind) ?? "player",
    role,
    rank,
    specialty,
    position,
    joined: joined || null,
    departed: departed || null,
    isPublished: typed.visibility !== "draft",
  });
};

/** A membership as a form shows it. */
export const typedMembership = (membership: Details<MembershipRecord>): TypedMembership => ({
  team: membership.team,
  person: membership.person,
  kind: membership.kind,
  role: membership.role,
  rank: membership.rank,
  specialty: membership.specialty,
  position: membership.position,
  joined: membership.joined ?? "",
  departed: membership.departed ?? "",
  visibility: visibilityOf(membership),
});

export type TypedHonour = {
  readonly team: string;
  readonly title: string;
  readonly result: string;
  readonly year: string;
  /** The slug of a match; empty: none. */
  readonly match: string;
  readonly visibility: string;
};

/** The details of an honour as they are stored. Refuses with the problem of each field. */
export const readTypedHonour: ReadTyped<HonourRecord, TypedHonour, TeamProblem> = (typed) => {
  const [title, result, year] = [oneLine(typed.title), oneLine(typed.result), typed.year.trim()];
  const refusal = refusalOf<TypedHonour, TeamProblem>({
    title: requiredProblem(title, longest.honour),
    result: requiredProblem(result, longest.result),
    year: yearProblem(year),
  });
  if (refusal) return refusal;
  return done({
    team: typed.team as Slug,
    title,
    result,
    year: numberOrNull(year),
    match: (typed.match || null) as Slug | null,
    isPublished: typed.visibility !== "draft",
  });
};

/** An honour as a form shows it. */
export const typedHonour = (honour: Details<HonourRecord>): TypedHonour => ({
  team: honour.team,
  title: honour.title,
  result: honour.result,
  year: honour.year === null ? "" : String(honour.year),
  match: honour.match ?? "",
  visibility: visibilityOf(honour),
});
