import { longestShortName } from "../club.ts";

/** One line of text. `form`: what it has to be; a day is in ISO 8601, a picture the path of an uploaded one, a colour "#rrggbb". */
export type TextShape = {
  readonly kind: "text";
  readonly longest: number;
  readonly form?: "address" | "email" | "day" | "picture" | "colour";
  readonly isOptional?: true;
  /** It may be saved empty, and is still to come as long as it is. */
  readonly isAwaited?: true;
};
export type ListShape = { readonly kind: "list"; readonly entry: Shape; readonly least: number; readonly most: number };
export type GroupShape = { readonly kind: "group"; readonly fields: Readonly<Record<string, Shape>> };

/** Which texts a section has, and how long they may be. */
export type Shape = TextShape | ListShape | GroupShape;

const text = (longest: number): TextShape => ({ kind: "text", longest });
const optional = (shape: TextShape): TextShape => ({ ...shape, isOptional: true });
const awaited = (longest: number): TextShape => ({ ...optional(text(longest)), isAwaited: true });
const group = (fields: GroupShape["fields"]): GroupShape => ({ kind: "group", fields });
const list = (fields: GroupShape["fields"], least: number, most = least): ListShape => ({
  kind: "list",
  entry: group(fields),
  least,
  most,
});

/** A whole https address. */
const address: TextShape = { kind: "text", longest: 500, form: "address" };
const email: TextShape = { kind: "text", longest: 254, form: "email" };
const colour: TextShape = { kind: "text", longest: 7, form: "colour", isOptional: true };
const day: TextShape = { kind: "text", longest: 10, form: "day" };
const links = (most: number) => list({ name: text(24), address }, 0, most);

/** At the end of a page. Without an address it leads to the contact page. */
const invitation = group({ title: text(48), text: text(220), button: text(32), address: optional(address) });

/**
 * The texts that the staff can change, by the section of the club's folder that has the first ones. The build checks the folder with
 * the same limits.
 */
export const sections = {
  home: group({
    // Each is one line, as large as the screen allows.
    headline: { kind: "list", entry: text(16), least: 2, most: 2 },
    lead: text(220),
    vision: group({ lead: text(220), text: text(320) }),
    goals: list({ when: text(24), title: text(60), text: text(200) }, 0, 3),
    call: invitation,
  }),
  about: group({
    title: text(60),
    lead: text(220),
    history: group({ title: text(40), events: list({ when: text(24), title: text(48), text: text(200) }, 0, 12) }),
    figures: list({ value: text(5), words: text(24) }, 0, 4),
    method: group({ title: text(40), steps: list({ title: text(24), text: text(200) }, 0, 3) }),
  }),
  values: group({
    title: text(40),
    list: list({ name: text(20), motto: text(80), more: text(120) }, 0, 6),
  }),
  founders: group({
    title: text(40),
    people: list({ name: text(60), role: text(60), quote: text(220) }, 0, 4),
  }),
  teams: group({
    title: text(60),
    lead: text(155),
    playersAre: optional(text(16)),
    expansion: group({ title: text(40), text: text(240) }),
  }),
  recruitment: group({
    title: text(60),
    text: text(260),
    figures: list({ value: text(5), words: text(24) }, 0, 4),
    call: invitation,
  }),
  shop: group({ description: text(155), call: invitation }),
  partners: group({
    title: text(60),
    lead: text(220),
    call: group({ title: text(48), text: text(220) }),
  }),
  contact: group({ lead: text(155), email, delay: optional(text(60)), team: optional(text(60)), channels: links(8) }),
  foot: group({ links: links(6), legalForm: optional(text(60)), letter: optional(text(155)) }),
  identity: group({
    name: text(60),
    // Without one it is made of the name and the wordmark.
    shortName: optional(text(longestShortName)),
    wordmark: group({ strong: text(10), light: optional(text(10)) }),
    tagline: text(155),
    // Without one it is the folder's.
    crest: { ...optional(text(200)), form: "picture" },
    // An empty one is the folder's.
    colours: group({ accent: colour, field: colour, light: { kind: "list", entry: colour, least: 3, most: 3 } }),
    texts: group({
      entrance: group({ title: text(60), lead: text(155) }),
      tips: text(155),
      lost: text(155),
    }),
  }),
  // The page says which of them are still to come.
  legal: group({
    publisher: awaited(160),
    registration: optional(text(80)),
    address: awaited(200),
    director: awaited(100),
    host: awaited(300),
    since: day,
  }),
} as const satisfies Readonly<Record<string, GroupShape>>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** The sections whose texts every page shows: the club itself. */
export const clubSections = ["identity", "foot"] as const satisfies readonly SectionName[];

const ofAdmins: readonly SectionName[] = ["identity", "legal"];

/** Who the club is, and who answers for the site: admins change it. */
export const isForAdmins = (section: SectionName): boolean => ofAdmins.includes(section);

/** What a member must be allowed to do to change a section. */
export const actOn = (section: SectionName) =>
  isForAdmins(section) ? "change the club's identity" : "change the pages' texts";
