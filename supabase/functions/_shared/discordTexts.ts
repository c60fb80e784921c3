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
  readonly text: string;
  /** Of this site, or whole. */
  readonly address: string;
  readonly picture: string;
};

type Build = (facts: unknown) => Announcement;

/** The address of the drawn image, which stands where an item has no picture: see ui/lib/page/shareImage.ts. */
const contentOf =
  (label: string, section: "news" | "tips"): Build =>
  (facts) => {
    const { title, slug, excerpt, picture } = Content.parse(facts);
    const address = `/${section}/${slug}`;
    return { label, title, text: excerpt ?? "", address, picture: picture || `/partage/${section}/${slug}.png` };
  };

/** The text of each kind that the table `discord_posts` has. */
const builders: Readonly<Record<string, Build>> = {
  article: contentOf("Nouvel article", "news"),
  tip: contentOf("Nouveau tip", "tips"),
};

/** The longest address that Discord takes. */
const longestAddress = 2_048;

/** Addresses of Discord's embeds are whole, in http or https. A picture at another is left out: Discord would refuse the message. */
const wholeAddress = (site: string, address: string): string | undefined => {
  if (!URL.canParse(address, site)) return undefined;
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
        ...(text.trim() !== "" && { description: fitting(text, most.description) }),
        ...(url && { url }),
        ...(image && { image: { url: image } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
};
