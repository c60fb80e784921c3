import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { problemOfNames } from "../../../domain/accounts/names.ts";
import type { Profiles, Roles } from "../../../domain/accounts/ports.ts";
import type { ScoreChoice } from "../../../domain/accounts/scoreChoice.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { shownAvatar } from "./cards.ts";
import type { Client } from "../shared/client.ts";
import { endSession, memberWasDeleted } from "./endSession.ts";
import {
  alreadyThere,
  type BackendError,
  broken,
  memberUnknown,
  noRow,
  outOfBounds,
  reauthenticationNeeded,
  sessionRefused,
  signedOut,
  unlikely,
  usernameReserved,
} from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { IdRow } from "../shared/rows.ts";

const ScoresRow = z.object({ hides_scores: z.boolean(), scores_chosen_at: z.nullable(z.string()) });

const ProfileRow = z.object({
  ...ScoresRow.shape,
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_hidden: z.boolean(),
  prefers_username: z.boolean(),
  blocks: z.array(z.object({ member: z.string() })),
});

const NamesRow = z.pick(ProfileRow, { full_name: true, username: true });

const choiceFrom = ({ hides_scores, scores_chosen_at }: z.infer<typeof ScoresRow>): ScoreChoice | null =>
  scores_chosen_at === null ? null : { isHidden: hides_scores, chosenAt: Date.parse(scores_chosen_at) };

const RoleRow = z.object({ role: z.string() });
const KnownRole = z.enum(["staff", "admin"]);

// Asked for as a list: with `single` a missing row is a failed request, which browsers write to the console. A backend that answers so
// is understood too. An ended session has neither profile nor role.
const nothing = (error: BackendError, status: number): boolean => noRow(error) || sessionRefused(error, status);

/** Every login has a profile. A missing profile may mean a deleted login, whose token stays valid for a while: ends the session. */
const noProfile = async (client: Client): Promise<undefined> => {
  const { error } = await client.auth.getUser();
  if (error && signedOut(error)) await endSession(client);
};

export const supabaseProfiles = (client: Client): Profiles => ({
  async of(member) {
    const { data, error, status } = await client.from("profiles").select("*, blocks(member)").eq("id", member);
    if (error && nothing(error, status)) return undefined;
    if (error) throw broken(error);
    const row = z.parse(z.array(ProfileRow), data)[0];
    if (!row) return noProfile(client);
    const scores = choiceFrom(row);
    return {
      fullName: row.full_name,
      username: row.username,
      avatar: shownAvatar(client, member, row.avatar_url),
      ...(scores && { scores }),
      ...(row.is_hidden && { isHidden: true as const }),
      ...(row.prefers_username && { prefersUsername: true as const }),
      ...(row.blocks.length > 0 && { blocked: row.blocks.map((one) => one.member as MemberId) }),
    };
  },

  async saveNames(member, names) {
    const row = { id: member, username: names.username, full_name: names.fullName };
    const { data, error, status } = await client.from("profiles").upsert(row).select("full_name, username").single();
    if (!error) {
      const kept = z.parse(NamesRow, data);
      return done({ fullName: kept.full_name, username: kept.username });
    }
    if (alreadyThere(error)) return refused({ kind: "username-taken" });
    if (usernameReserved(error)) return refused({ kind: "username-reserved" });
    // The database knows fewer letters than a browser: a name that it alone refuses is unreadable to it.
    if (outOfBounds(error)) return refused(problemOfNames(names) ?? { kind: "username-unreadable" });
    return signedOutBy(client, error, status);
  },

  async preferUsername(member, isPreferred) {
    const written = client.from("profiles").update({ prefers_username: isPreferred }).eq("id", member).select("id");
    const { data, error, status } = await written;
    if (error) return signedOutBy(client, error, status);
    return z.parse(z.array(IdRow), data).length > 0 ? done() : refused({ kind: "signed-out" });
  },

  async saveAvatar(member, address) {
    const row = { id: member, avatar_url: address };
    const { data, error, status } = await client.from("profiles").upsert(row).select("id").single();
    if (error) return signedOutBy(client, error, status);
    z.parse(IdRow, data);
    return done();
  },

  async saveScoreChoice(member, { isHidden, chosenAt }) {
    const row = { hides_scores: isHidden, scores_chosen_at: new Date(chosenAt).toISOString() };
    const written = client.from("profiles").update(row).eq("id", member);
    const { data, error, status } = await written.select("hides_scores, scores_chosen_at");
    if (error) return signedOutBy(client, error, status);
    const [saved] = z.parse(z.array(ScoresRow), data).map(choiceFrom);
    return saved ? done(saved) : refused({ kind: "signed-out" });
  },

  async remove(member) {
    const { data: kept } = await client.auth.getSession();
    const { data, error, status } = await client.from("profiles").delete().eq("id", member).select("id");
    if (error && reauthenticationNeeded(error)) return refused({ kind: "reauthentication" });
    // An earlier try may have succeeded without an answer: the session ended with the member.
    if (error && sessionRefused(error, status) && kept.session?.user.id === member) {
      const { error: unknown } = await client.auth.getUser(kept.session.access_token);
      if (unknown && memberUnknown(unknown)) return done();
    }
    if (error) return signedOutBy(client, error, status);
    if (z.parse(z.array(IdRow), data).length > 0) {
      if (kept.session) memberWasDeleted(client, kept.session.access_token);
      return done();
    }
    // No row was deleted: an earlier try may have succeeded without an answer.
    const { data: known, error: unknown } = await client.auth.getUser();
    if (unknown && signedOut(unknown)) return done();
    if (unknown) throw broken(unknown);
    // A different member has signed in meanwhile.
    if (known.user.id !== member) return refused({ kind: "signed-out" });
    throw unlikely(status);
  },
});

export const supabaseRoles = (client: Client): Roles => ({
  async of(member) {
    const { data, error, status } = await client.from("user_roles").select("role").eq("user_id", member);
    if (error && nothing(error, status)) return undefined;
    if (error) throw broken(error);
    // An unknown role gives no rights.
    return z.safeParse(KnownRole, z.parse(z.array(RoleRow), data)[0]?.role).data;
  },
});
