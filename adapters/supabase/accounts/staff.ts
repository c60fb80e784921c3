import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Identity, Team } from "../../../domain/accounts/staff/ports.ts";
import type { ClubFigures } from "../../../domain/club/overview.ts";
import type { Day } from "../../../domain/shared/parisDay.ts";
import { shownAvatar } from "./cards.ts";
import type { Client } from "../shared/client.ts";
import { endSession } from "./endSession.ts";
import {
  alreadyThere,
  type BackendError,
  broken,
  notAllowed,
  sessionRefused,
  signedOut,
  unlikely,
} from "../shared/errors.ts";
import { camelCased, rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const User = z.object({ id: z.string(), email: z.optional(z.string()) });

export const supabaseIdentity = (client: Client): Identity => ({
  async confirmed() {
    const { data, error } = await client.auth.getUser();
    if (error && !signedOut(error)) throw broken(error);
    if (error) {
      if ((await client.auth.getSession()).data.session) await endSession(client);
      return undefined;
    }
    const user = z.parse(User, data.user);
    return { id: user.id as MemberId, email: user.email ?? "" };
  },
});

const Category = z.object({ name: z.string(), tips: z.int(), views: z.int() });
const DayRow = z.object({
  day: z.iso.date(),
  views: z.int(),
  articles: z.int(),
  applications: z.int(),
  users: z.int(),
  likes: z.int(),
  comments: z.int(),
  ratings: z.int(),
  rating_sum: z.int(),
});
const FiguresRow = z.object({
  articles: z.int(),
  articles_today: z.int(),
  tips: z.int(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  average_rating: z.nullable(z.number()),
  categories: z.array(Category),
  pending: z.int(),
  oldest_pending: z.nullable(z.string()),
  applications: z.int(),
  users: z.int(),
  users_today: z.int(),
  shares: z.int(),
  today: z.iso.date(),
  days: z.array(DayRow),
});

export const supabaseClubFigures = (client: Client): ClubFigures => ({
  async read() {
    const { data, error, status } = await client.rpc("admin_statistics");
    if (error) return notStaffBy(error, status);
    const [{ today, days, ...row }] = z.parse(z.tuple([FiguresRow]), data);
    return done({
      ...camelCased(row),
      today: today as Day,
      days: days.map(({ day, ...figures }) => ({ ...camelCased(figures), day: day as Day })),
    });
  },
});

const MemberRow = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  role: z.nullable(z.string()),
});
const ReservedRow = z.object({ id: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });
const RoleOf = z.object({ user_id: z.string() });
const KnownRole = z.enum(["staff", "admin"]);

export const supabaseTeam = (client: Client): Team => {
  const forbiddenBy = (error: BackendError, status: number) => {
    if (sessionRefused(error, status)) return refused({ kind: "signed-out" } as const);
    if (notAllowed(error)) return refused({ kind: "not-allowed" } as const);
    throw broken(error);
  };
  const isStaffNow = async (member: MemberId): Promise<boolean> => {
    const own = client.from("user_roles").select("user_id").eq("user_id", member).eq("role", "staff");
    return rowsOf(RoleOf, await own).length > 0;
  };
  const result = (isAsWanted: boolean) => (isAsWanted ? done() : refused({ kind: "not-allowed" } as const));

  return {
    async find(words) {
      const { data, error, status } = await client.rpc("find_members", { words });
      if (error) return forbiddenBy(error, status);
      return done(
        z.parse(z.array(MemberRow), data).map((row) => ({
          id: row.id as MemberId,
          username: row.username,
          avatar: shownAvatar(client, row.id as MemberId, row.avatar_url),
          role: z.safeParse(KnownRole, row.role).data ?? null,
        })),
      );
    },

    async reserved() {
      const { data, error, status } = await client.rpc("list_reserved_names");
      if (error) return forbiddenBy(error, status);
      return done(
        z.parse(z.array(ReservedRow), data).map(({ id, username, avatar_url }) => ({
          id: id as MemberId,
          username,
          avatar: shownAvatar(client, id as MemberId, avatar_url),
        })),
      );
    },

    async takeName(member) {
      const { error, status } = await client.rpc("take_reserved_name", { member });
      if (error) return forbiddenBy(error, status);
      // The answer has no body, so only the status shows that the backend answered.
      if (status !== 204) throw unlikely(status);
      return done();
    },

    async setStaff({ member, isStaff }) {
      const roles = client.from("user_roles");
      const { data, error, status } = isStaff
        ? await roles.insert({ user_id: member, role: "staff" }).select("user_id")
        : await roles.delete().eq("user_id", member).select("user_id");
      // The member has a role already: staff, as wanted, or admin.
      if (error) return alreadyThere(error) ? result(await isStaffNow(member)) : forbiddenBy(error, status);
      const isChanged = z.parse(z.array(RoleOf), data).length > 0;
      if (isChanged || isStaff) return result(isChanged);
      // No row was deleted: there is none, or row security hides it.
      const { data: left, error: unread } = await client.rpc("find_members", { words: "" });
      if (unread) return forbiddenBy(unread, 200);
      return result(!z.parse(z.array(MemberRow), left).some(({ id }) => id === member));
    },
  };
};
