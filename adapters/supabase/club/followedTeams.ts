import type { FollowedTeams } from "../../../domain/club/teams/followedTeams.ts";
import { mostRecords } from "../../../domain/club/lists/records.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, sessionRefused, unlikely } from "../shared/errors.ts";
import { refusedReaction, signedOutBy } from "../shared/refusedWrite.ts";
import { teamColumns, teamsIn } from "./matchRows.ts";

export const supabaseFollowedTeams = (client: Client): FollowedTeams => {
  const table = () => client.from("followed_teams");
  /** The published teams that a member follows. Row security shows drafts to the staff. */
  const followedBy = (member: string) =>
    client
      .from("teams")
      .select(`${teamColumns}, followed_teams!inner(user_id)`)
      .match({ is_published: true, "followed_teams.user_id": member });
  return {
    async set(team, member, isFollowed) {
      const row = { team, user_id: member };
      const { error, status } = isFollowed ? await table().insert(row) : await table().delete().match(row);
      if (error && !(isFollowed && alreadyThere(error))) return refusedReaction(client, error, status);
      // The answer has no row, so only the status shows that the backend answered.
      if (!error && status !== (isFollowed ? 201 : 204)) throw unlikely(status);
      return done();
    },

    async has(team, member) {
      const own = await followedBy(member).eq("slug", team);
      if (own.error && sessionRefused(own.error, own.status)) return false;
      return teamsIn(own).length > 0;
    },

    async list(member) {
      const { data, error, status } = await followedBy(member).order("place").order("slug").limit(mostRecords);
      if (error) return signedOutBy(client, error, status);
      return done(teamsIn({ data, error, status }));
    },
  };
};
