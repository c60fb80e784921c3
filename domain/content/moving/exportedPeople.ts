import type { WhoAmI } from "../../accounts/session.ts";
import type { ContentKind, EditedItem } from "../editing/contentItem.ts";
import type { Archive } from "./ports.ts";

type Items = Readonly<Record<ContentKind, readonly EditedItem[]>>;

const sliceLength = 200;

const allIn = async <Row>(slice: (from: number, count: number) => Promise<readonly Row[]>): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const some = await slice(all.length, sliceLength);
    all.push(...some);
    if (some.length < sliceLength) return all;
  }
};

const folders = { article: "/news/", tip: "/tips/" } as const;

/** All comments, with the address of what they are on. */
export const exportedComments = async (archive: Archive, items: Items, site: string) => {
  const of = async (kind: ContentKind) => {
    const slugs = new Map<string, string>(items[kind].map(({ id, slug }) => [id, slug]));
    const all = await allIn((from, count) => archive.comments(kind, from, count));
    return all.map(({ item, ...comment }) => ({
      address: site + folders[kind] + (slugs.get(item) ?? item),
      ...comment,
    }));
  };
  return [...(await of("article")), ...(await of("tip"))];
};

/** The usernames of all members, for admins alone; undefined for others. */
export const exportedMembers = async (archive: Archive, whoAmI: WhoAmI) =>
  (await whoAmI())?.role === "admin" ? allIn(archive.members) : undefined;
