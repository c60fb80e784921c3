import { seed } from "../../adapters/memory/seed/seed.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { NewItem } from "../../domain/content/editing/ports.ts";
import type { Article, ArticleId } from "../../domain/content/articles/article.ts";
import type { Comments, Likes } from "../../domain/content/reactions/ports.ts";
import type { Act } from "../../domain/shared/rights.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Tip, TipId } from "../../domain/tips/tip.ts";
import { newApplication, newMessage, newVisitor, noTip, type Ports, siteForTwo, tipOf } from "../contracts/ports.ts";
import { pngOf } from "../pictures.ts";
import { adminOfSeed, decidedOfSeed, pendingOfSeed, somebodyElse } from "./audiences.ts";

export type PortAttempt = {
  readonly ports: Ports;
  /** The member that the device is signed in as, or claims to be. */
  readonly me: MemberId;
  readonly tip: Tip;
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  readonly article: Article;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act through the site's ports. Returns whether it succeeded. */
export type PortProbe = (attempt: PortAttempt) => Promise<boolean>;

const ratedByThem = seed.ratings.find(({ member }) => member === somebodyElse)?.tip ?? noTip;

const everything = { sort: "recent", from: 0, count: 100 } as const;

const like = async <Id>(likes: Likes<Id>, id: Id, member: MemberId): Promise<boolean> => {
  const answer = await likes.set(id, member, true);
  await likes.set(id, member, false);
  return answer.ok;
};

const comment = async <Id>(comments: Comments<Id>, id: Id, member: MemberId): Promise<boolean> =>
  (await comments.add(id, member, `Essai ${crypto.randomUUID()}`)).ok;

const rate = async ({ ratings }: Ports, tip: TipId, member: MemberId): Promise<boolean> => {
  const { ok } = await ratings.set(tip, member, 3);
  await ratings.set(tip, member, null);
  return ok;
};

const waiting = pendingOfSeed();
const decided = decidedOfSeed();

const everyApplication = { words: "", status: null, from: 0, count: 100 } as const;

const applyAs = async ({ applications }: Ports, member: MemberId): Promise<boolean> => {
  const sent = await applications.add(newApplication(member));
  if (sent.ok) await applications.withdraw(sent.value.id, member);
  return sent.ok;
};

const picture = { type: "png", bytes: pngOf({ width: 2, height: 2 }) } as const;

const newItem = (kind: ContentKind, authorId: MemberId): NewItem => ({
  kind,
  slug: `essai-${crypto.randomUUID()}` as Slug,
  fields: { ...noFields, title: "Essai", author: kind === "tip" ? "Essai" : "" },
  authorId,
  authorName: "Essai",
  isPublished: false,
});

const write = async (
  kind: ContentKind,
  { ports: { contents }, me, draft, articleDraft }: PortAttempt,
): Promise<boolean> => {
  const added = await contents.add(newItem(kind, me));
  const item = { kind, id: added.ok ? added.value.id : kind === "tip" ? draft.id : articleDraft.id };
  const saved = await contents.save({ ...item, revision: 1, fields: { ...noFields, title: "Autre" } });
  if (added.ok) await contents.remove(item);
  return added.ok || saved.ok;
};

const remove = async (
  kind: ContentKind,
  { ports: { contents }, me, draft, articleDraft }: PortAttempt,
): Promise<boolean> => {
  const added = await contents.add(newItem(kind, me));
  const id = added.ok ? added.value.id : kind === "tip" ? draft.id : articleDraft.id;
  return (await contents.remove({ kind, id })).ok;
};

const secret = { password: "neige-et-givre" };

const allArticles = { sort: "date", from: 0, count: 100 } as const;

/** Acts without a port are listed with the reason. */
export const portProbes = {
  "read published tips": async ({ ports }) => (await ports.tips.slice(everything)).length > 0,
  "read drafts of tips": async ({ ports: { contents, tips, likes, comments }, draft: { id, slug } }) =>
    (await contents.open({ kind: "tip", id })) !== undefined ||
    (await tips.bySlug(slug)) !== undefined ||
    (await tips.slice(everything)).some((tip) => tip.id === id) ||
    (await likes.count(id)) > 0 ||
    (await comments.of(id, 1)).length > 0,
  "count a view of a tip": async ({ ports, tip }) => {
    const { views } = await tipOf(ports, siteForTwo);
    await ports.views.add(tip.id, newVisitor());
    return (await tipOf(ports, siteForTwo)).views === views + 1;
  },
  "like a tip": ({ ports, tip, me }) => like(ports.likes, tip.id, me),
  "like a tip for somebody else": ({ ports, tip }) => like(ports.likes, tip.id, somebodyElse),
  "comment on a tip": ({ ports, tip, me }) => comment(ports.comments, tip.id, me),
  "comment in somebody else's name": ({ ports, tip }) => comment(ports.comments, tip.id, somebodyElse),
  "rate a tip": ({ ports, tip, me }) => rate(ports, tip.id, me),
  "rate a tip for somebody else": ({ ports, tip }) => rate(ports, tip.id, somebodyElse),
  "learn what somebody else gave a tip": async ({ ports }) =>
    (await ports.ratings.of(ratedByThem, somebodyElse)) !== null,
  "set a tip's counters": "no port writes one",
  "read published articles": async ({ ports }) => (await ports.articles.slice(allArticles)).length > 0,
  "write a tip": (attempt) => write("tip", attempt),
  "publish a tip": async ({ ports, draft: { id } }) =>
    (await ports.contents.setPublished({ kind: "tip", id }, false)).ok,
  "delete a tip": (attempt) => remove("tip", attempt),
  "read drafts of articles": async ({ ports, articleDraft: { id, slug } }) =>
    (await ports.contents.open({ kind: "article", id })) !== undefined ||
    (await ports.articles.bySlug(slug)) !== undefined ||
    (await ports.articles.slice(allArticles)).some((article) => article.id === id) ||
    (await ports.articleLikes.count(id)) > 0 ||
    (await ports.articleComments.of(id, 1)).length > 0,
  "see an author's e-mail": async ({ ports }) => JSON.stringify(await ports.articles.slice(allArticles)).includes("@"),
  "like an article": ({ ports, article, me }) => like(ports.articleLikes, article.id, me),
  "like an article for somebody else": ({ ports, article }) => like(ports.articleLikes, article.id, somebodyElse),
  "comment on an article": ({ ports, article, me }) => comment(ports.articleComments, article.id, me),
  "comment on an article in somebody else's name": ({ ports, article }) =>
    comment(ports.articleComments, article.id, somebodyElse),
  "write an article": (attempt) => write("article", attempt),
  "write an article in somebody else's name": async ({ ports: { contents } }) =>
    (await contents.add(newItem("article", somebodyElse))).ok,
  "publish an article": async ({ ports, articleDraft: { id } }) =>
    (await ports.contents.setPublished({ kind: "article", id }, false)).ok,
  "delete an article": (attempt) => remove("article", attempt),
  "set an article's counters": "no port writes one",
  "learn who changed what was written": async ({ ports: { contents, itemRecords }, me, article: { id } }) => {
    const added = await contents.add(newItem("article", me));
    const item = { kind: "article", id: added.ok ? added.value.id : id } as const;
    if (added.ok) await contents.save({ ...item, revision: 1, fields: { ...added.value.fields, excerpt: "Autre" } });
    const changes = await itemRecords.changesSince(item, 0);
    if (added.ok) await contents.remove(item);
    return changes.length > 0;
  },
  "change what is known of changes": "no port writes one",
  "add a picture to what is written": async ({ ports }) =>
    (await ports.itemPictures.put({ type: "png", bytes: pngOf({ width: 2, height: 2 }) })).ok,
  "read one's own hidden comments": "somebody of the staff has to hide one first: the contract of Moderation does",
  "read hidden comments": "somebody of the staff has to hide one first: the contract of Moderation does",
  "read who hid one's own comment": "no port reads it",
  "hide a comment": async ({ ports: { comments, moderation }, tip }) => {
    const [first] = await comments.of(tip.id, 1);
    if (!first) throw new Error("The seed's tip has no comment");
    const { ok } = await moderation.hide("tip", first.id, "Essai");
    await moderation.hide("tip", first.id, null);
    return ok;
  },
  "change what somebody said": "no port changes one",
  "read one's own profile": async ({ ports, me }) => (await ports.profiles.of(me)) !== undefined,
  "read somebody else's profile": async ({ ports }) => (await ports.profiles.of(somebodyElse)) !== undefined,
  "change one's own profile": async ({ ports, me }) => (await ports.profiles.saveAvatar(me, null)).ok,
  "change somebody else's profile": async ({ ports }) =>
    (await ports.profiles.saveNames(somebodyElse, { fullName: "Intrus", username: null })).ok,
  "show a picture of oneself": async ({ ports, me }) => (await ports.avatars.put(me, picture)).ok,
  "show a picture in somebody else's name": async ({ ports }) => (await ports.avatars.put(somebodyElse, picture)).ok,
  "take one's own data along": async ({ ports, me }) => (await ports.memberData.everything(me)).ok,
  "leave the club": "whoever has left can be asked no more: the contract tries it",
  "make somebody else leave": async ({ ports }) => (await ports.profiles.remove(somebodyElse)).ok,
  "read one's own role": "a member without a role is given as little as a visitor",
  "give oneself a role": "no port writes one",
  "see member cards": async ({ ports, tip }) =>
    (await ports.comments.of(tip.id, 100)).some(({ card }) => card.username !== null),
  "sign up": async ({ ports }) =>
    (await ports.signUps.add({ ...newMessage(), ...secret, names: { pseudo: "Essai" } })).ok,
  "follow a mail's link": async ({ ports }) => (await ports.logins.mailRecovery(newMessage().email)).ok,
  "change one's own login": async ({ ports }) => (await ports.logins.changeEmail(newMessage().email)).ok,
  "reach the logins": "no port reads one, nor writes one but one's own",
  "apply for a role": ({ ports, me }) => applyAs(ports, me),
  "apply in somebody else's name": ({ ports }) => applyAs(ports, somebodyElse),
  "read one's own applications": async ({ ports, me }) => (await ports.applications.of(me)).ok,
  "read somebody else's applications": async ({ ports }) =>
    (await ports.reviews.slice(everyApplication)).some(({ id }) => id === waiting.id),
  "read what somebody else has withdrawn": async ({ ports }) =>
    (await ports.reviews.slice(everyApplication)).some(({ status }) => status === "withdrawn"),
  "withdraw one's own application": async ({ ports, me }) => {
    const sent = await ports.applications.add(newApplication(me));
    return sent.ok && (await ports.applications.withdraw(sent.value.id, me)).ok;
  },
  "withdraw somebody else's application": async ({ ports }) =>
    (await ports.applications.withdraw(waiting.id, waiting.applicant)).ok,
  "decide on an application": "whoever decides wants it back: the contract of reviews tries it",
  "decide on one's own application": async ({ ports, me }) => {
    const sent = await ports.applications.add(newApplication(me, { position: "event-manager" }));
    if (!sent.ok) return false;
    const { ok } = await ports.reviews.decide(sent.value.id, me, "accepted", "");
    await ports.applications.withdraw(sent.value.id, me);
    return ok;
  },
  "decide in somebody else's name": async ({ ports }) =>
    (await ports.reviews.decide(waiting.id, somebodyElse, "accepted", "")).ok,
  "change a decision": async ({ ports, me }) => (await ports.reviews.decide(decided.id, me, "rejected", "Non")).ok,
  "take back a decision of this moment": async ({ ports, me }) => {
    await ports.reviews.decide(waiting.id, me, "accepted", "");
    return (await ports.reviews.undo(waiting.id)).ok;
  },
  "take back an old decision": async ({ ports }) => (await ports.reviews.undo(decided.id)).ok,
  "write a decision into a new application": "no port writes one",
  "read who decided": async ({ ports }) =>
    (await ports.reviews.slice(everyApplication)).some(({ decidedBy }) => decidedBy !== null),
  "read who decided on one's own application":
    "another member of the staff has to decide first: the contract of reviews tries it",
  "write who decided": "no port writes it",
  "read internal notes on applications": "there may be none: the contract of reviews tries it",
  "write internal notes on applications": async ({ ports, me }) =>
    (await ports.reviewNotes.add(waiting.id, me, `Entre nous ${crypto.randomUUID()}`)).ok,
  "write internal notes in somebody else's name": async ({ ports }) =>
    (await ports.reviewNotes.add(waiting.id, somebodyElse, "Intrus")).ok,
  "read the club's figures": async ({ ports }) => (await ports.figures.read()).ok,
  "look for members": async ({ ports }) => (await ports.team.find("")).ok,
  "read somebody else's role": async ({ ports }) => (await ports.team.find("")).ok,
  "make somebody staff": async ({ ports }) => {
    const { ok } = await ports.team.setStaff({ member: somebodyElse, isStaff: true });
    if (ok) await ports.team.setStaff({ member: somebodyElse, isStaff: false });
    return ok;
  },
  "take a name that passes for a function": async ({ ports }) => (await ports.team.takeName(somebodyElse)).ok,
  "make somebody an admin": "no port makes one",
  "take an admin's role": async ({ ports }) => (await ports.team.setStaff({ member: adminOfSeed, isStaff: false })).ok,
  "write to the club": async ({ ports }) => (await ports.messages.send(newMessage(), "")).ok,
  "ask for the letter": async ({ ports }) => (await ports.newsletter.subscribe(newMessage().email)).ok,
  "read what others wrote to the club": "no port reads it",
  "learn who reads the letter": "no port asks for it",
  "read or write mails": "no port has any",
} satisfies Partial<Record<Act, PortProbe | string>>;
