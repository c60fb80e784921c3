import * as z from "zod";
import { fitting, most } from "./discord.ts";

const Content = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});

/** What Discord shows of a subject, before its limits. */
type Announcement = {
  /** Above the title. */
  readonly label: string;
  readonly title: string;
  /** In Discord's Markdown, within its limit. */
  readonly text: string;
  /** Of this site, or whole. */
  readonly address: string;
  readonly picture?: string;
};

type Build = (facts: unknown) => Announcement;

/** The address of the drawn image, which stands where an item has no picture: see ui/lib/page/shareImage.ts. */
const contentOf =
  (label: string, section: "news" | "tips"): Build =>
  (facts) => {
    const { title, slug, excerpt, picture } = Content.parse(facts);
    const address = `/${section}/${slug}`;
    const text = fitting(excerpt ?? "", most.description);
    return { label, title, text, address, picture: picture || `/partage/${section}/${slug}.png` };
  };

const Match = z.object({
  title: z.string(),
  slug: z.string(),
  competition: z.string(),
  stage: z.nullable(z.string()),
  start: z.string(),
  moved_from: z.nullable(z.string()),
  watch: z.nullable(z.string()),
  is_cancelled: z.boolean(),
  /** It has no new time yet. */
  is_postponed: z.boolean(),
});
type Match = z.infer<typeof Match>;
const Live = Match.extend({
  is_over: z.boolean(),
  is_live: z.boolean(),
  /** Its start is ahead. */
  is_ahead: z.boolean(),
});
const Result = Match.extend({
  is_over: z.boolean(),
  ours: z.number(),
  theirs: z.number(),
  forfeit: z.nullable(z.enum(["ours", "theirs"])),
});

/** A date that Discord shows each reader in their own zone. "F": the whole date and time; "R": how long until then. */
const dateOf = (date: string, style: "F" | "R"): string => `<t:${Math.floor(Date.parse(date) / 1_000)}:${style}>`;

/** The most characters of a text that stands in a line. */
const longestPiece = 600;
const plain = (text: string): string => fitting(text, longestPiece);

const eventOf = ({ competition, stage }: Match): string => plain([competition, stage].filter(Boolean).join(", "));
const watchOf = ({ watch }: Match): string | null => watch && `À suivre sur ${plain(watch)}`;

/** What is told of a match that isn't played at its start, whatever its message was about. */
const calledOff = (match: Match): { readonly label: string; readonly line: string } | null => {
  const before = `Il était prévu ${dateOf(match.start, "F")}.`;
  if (match.is_cancelled) return { label: "Match annulé", line: `Ce match n'aura pas lieu. ${before}` };
  if (!match.is_postponed) return null;
  return { label: "Match reporté", line: `${before} La nouvelle date n'est pas encore connue.` };
};

/** The drawn image of a match tells its score, so that no message has one. */
const messageOfMatch = (match: Match, label: string, lines: readonly (string | null | false)[]): Announcement => {
  const off = calledOff(match);
  return {
    label: off?.label ?? label,
    title: match.title,
    text: [eventOf(match), ...(off ? [off.line] : lines)].filter(Boolean).join("\n"),
    address: `/matches/${match.slug}`,
  };
};

const timesOf = (match: Match): readonly (string | null)[] => [
  `${dateOf(match.start, "F")} (${dateOf(match.start, "R")})`,
  match.moved_from && `Match déplacé : il était prévu ${dateOf(match.moved_from, "F")}.`,
];

const forfeits = { ours: "forfait de notre équipe", theirs: "forfait de l'adversaire" } as const;

const matchBuilders: Readonly<Record<string, Build>> = {
  "match-announced": (facts) => {
    const match = Match.parse(facts);
    return messageOfMatch(match, "Match annoncé", [...timesOf(match), watchOf(match)]);
  },
  "match-soon": (facts) => {
    const match = Match.parse(facts);
    return messageOfMatch(match, "Bientôt un match", [...timesOf(match), watchOf(match)]);
  },
  "match-live": (facts) => {
    const match = Live.parse(facts);
    if (match.is_over) return messageOfMatch(match, "Match terminé", ["Le résultat est sur le site."]);
    // It was moved after its start was told.
    if (match.is_ahead && !match.is_live)
      return messageOfMatch(match, "Match déplacé", [...timesOf(match), watchOf(match)]);
    return messageOfMatch(match, "En direct", [`Début : ${dateOf(match.start, "F")}`, watchOf(match)]);
  },
  "match-result": (facts) => {
    const match = Result.parse(facts);
    if (!match.is_over) return messageOfMatch(match, "Résultat en cours de correction", [null]);
    const score = match.forfeit ? forfeits[match.forfeit] : `${match.ours}–${match.theirs}`;
    return messageOfMatch(match, "Résultat", [`Score : ||${score}||`]);
  },
};

/** The text of each kind that the table `discord_posts` has. */
const builders: Readonly<Record<string, Build>> = {
  article: contentOf("Nouvel article", "news"),
  tip: contentOf("Nouveau tip", "tips"),
  ...matchBuilders,
};

/** The longest address that Discord takes. */
const longestAddress = 2_048;

/** Addresses of Discord's embeds are whole, in http or https. A picture at another is left out: Discord would refuse the message. */
const wholeAddress = (site: string, address?: string): string | undefined => {
  if (address === undefined || !URL.canParse(address, site)) return undefined;
  const { href, protocol } = new URL(address, site);
  return /^https?:$/.test(protocol) && href.length <= longestAddress ? href : undefined;
};

/**
 * The message of a subject, within Discord's limits. Mentions notify no one, and Markdown in titles and excerpts is escaped. An edit
 * replaces the whole embed, so an excerpt or a picture that was removed goes.
 */
export const announcementOf = (kind: string, facts: unknown, site: string) => {
  const build = builders[kind];
  if (!build) throw new Error(`There is no text for ${kind} on Discord`);
  const { label, title, text, address, picture } = build(facts);
  const [url, image] = [wholeAddress(site, address), wholeAddress(site, picture)];
  return {
    embeds: [
      {
        author: { name: label },
        title: fitting(title, most.title),
        ...(text.trim() !== "" && { description: text }),
        ...(url && { url }),
        ...(image && { image: { url: image } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
};
