import type { Ports as AllPorts } from "../../src/parts/staff.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Credentials } from "../../domain/accounts/ports.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { NewApplication } from "../../domain/applications/application.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { VisitorId } from "../../domain/content/reactions/visitor.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { Refusal, Result } from "../../domain/shared/result.ts";

/** Shorter names of ports that many tests use, by the ports' own. */
export const shortNames = {
  likes: "tipLikes",
  comments: "tipComments",
  ratings: "tipRatings",
  views: "tipViews",
  shares: "tipShares",
  messages: "contactMessages",
  figures: "clubFigures",
  contents: "contentRepository",
} as const satisfies Readonly<Record<string, keyof AllPorts>>;

/** All ports of a backend on one device. All backends begin with the same seed. */
export type Ports = AllPorts & { readonly [Name in keyof typeof shortNames]: AllPorts[(typeof shortNames)[Name]] };

/** Makes a new device of the same backend, which may contain the data of earlier devices. */
export type NewDevice = () => Promise<Ports>;

/** The domain of the seed's addresses. A run on a hosted project has one of its own: hosted.test.ts. */
export const seedDomain = process.env["CONTRACTS_DOMAIN"] ?? "demo.test";

export const camille: Credentials = { email: `membre@${seedDomain}`, password: "demo-1234" };
export const sarah: Credentials = { email: `staff@${seedDomain}`, password: "demo-1234" };
export const yanis: Credentials = { email: `admin@${seedDomain}`, password: "demo-1234" };

/** Signs a member of the seed in. Returns the member. */
export const signedIn = async ({ session }: Pick<Ports, "session">, who: Credentials) => {
  await session.signIn(who);
  const member = await session.current();
  if (!member) throw new Error(`${who.email} was not signed in`);
  return member;
};

/** Published, and liked by Camille's neighbours but not by her. */
export const siteForTwo = "tenir-un-site-a-deux" as Slug;

export const tipOf = async ({ tips }: Pick<Ports, "tips">, slug: Slug) => {
  const tip = await tips.bySlug(slug);
  if (!tip) throw new Error(`The seed has no published tip ${slug}`);
  return tip;
};

/** Published, and liked by Camille's neighbours but not by her. */
export const montreal = "montreal-notre-premier-plateau" as Slug;

export const articleOf = async ({ articles }: Pick<Ports, "articles">, slug: Slug) => {
  const article = await articles.bySlug(slug);
  if (!article) throw new Error(`The seed has no published article ${slug}`);
  return article;
};

export const noArticle = "99999999-9999-4999-8999-999999999999" as ArticleId;
export const noTip = "99999999-9999-4999-8999-999999999999" as TipId;
export const nobody = "99999999-9999-4999-8999-999999999999" as MemberId;
export const newVisitor = () => crypto.randomUUID() as string as VisitorId;

/** A unique message from a visitor. */
export const newMessage = () => ({
  name: "Lya Fontaine",
  email: `lya-${crypto.randomUUID()}@exemple.fr`,
  subject: "Un scrim",
  message: `Bonjour. ${crypto.randomUUID()}`,
});

/** A unique application. */
export const newApplication = (applicant: MemberId, more: Partial<NewApplication> = {}): NewApplication => ({
  applicant,
  position: "video-editor",
  discordUsername: "lya#0001",
  age: 22,
  experience: JSON.stringify({ personalInfo: { firstName: "Lya" } }),
  availability: "Le dimanche",
  motivation: `Bonjour. ${crypto.randomUUID()}`,
  ...more,
});

/** The value of an answer. Throws its refusal. */
export const valueIn = <Value>(answer: Result<Value, Refusal>): Value => {
  if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
  return answer.value;
};
