import * as z from "zod/mini";
import { badges } from "../../../domain/accounts/badges.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MemberPages } from "../../../domain/accounts/memberPage.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { broken } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { IdRow } from "../shared/rows.ts";
import { shownAvatar } from "./cards.ts";

const Titles = z.array(z.object({ slug: z.string(), title: z.string() }));

const Person = z.object({
  slug: z.string(),
  name: z.string(),
  teams: z.array(z.object({ slug: z.string(), game: z.string(), kind: z.enum(["player", "staff"]), role: z.string() })),
});

const Page = z.object({
  id: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  is_staff: z.boolean(),
  is_hidden: z.boolean(),
  since: z.string(),
  badges: z.array(z.enum(badges)),
  person: z.nullable(Person),
  articles: Titles,
  tips: Titles,
  comment_count: z.int(),
  comments: z.array(
    z.object({
      id: z.string(),
      on: z.enum(["article", "tip"]),
      slug: z.string(),
      title: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});

/** The same with the domain's slugs. */
const slugged = <Item extends { readonly slug: string }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, slug: item.slug as Slug }));

export const supabaseMemberPages = (client: Client): MemberPages => ({
  async of(username) {
    const { data, error } = await client.rpc("read_member", { username }, { get: true });
    if (error) throw broken(error);
    const [row] = z.parse(z.array(Page), data);
    if (!row) return undefined;
    const id = row.id as MemberId;
    return {
      id,
      slug: row.username,
      card: {
        username: row.username,
        avatar: shownAvatar(client, id, row.avatar_url),
        isStaff: row.is_staff,
        ...(row.is_hidden && { isHidden: true as const }),
      },
      since: row.since,
      badges: row.badges,
      person: row.person && {
        slug: row.person.slug as Slug,
        name: row.person.name,
        teams: slugged(row.person.teams),
      },
      articles: slugged(row.articles),
      tips: slugged(row.tips),
      comments: {
        count: row.comment_count,
        latest: slugged(row.comments),
      },
    };
  },

  async hide(member, isHidden) {
    const { data, error, status } = await client
      .from("profiles")
      .update({ is_hidden: isHidden })
      .eq("id", member)
      .select("id");
    if (error) return signedOutBy(client, error, status);
    return z.parse(z.array(IdRow), data).length > 0 ? done() : refused({ kind: "signed-out" });
  },
});
