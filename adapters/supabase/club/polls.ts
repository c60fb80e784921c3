import * as z from "zod/mini";
import { type Hours, isHours } from "../../../domain/club/polls/hours.ts";
import type { Poll, PollDesk, PollId, Polls, TeamPlayer } from "../../../domain/club/polls/polls.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const MadeRow = z.nullable(z.object({ slug: z.string(), title: z.string(), is_published: z.boolean() }));
const PollRow = z.object({
  id: z.string(),
  team: z.string(),
  game: z.string(),
  week: z.string(),
  from: z.int(),
  until: z.int(),
  is_open: z.boolean(),
  event: MadeRow,
  match: MadeRow,
  players: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      hours: z.nullable(z.string().check(z.refine(isHours))),
      is_me: z.boolean(),
    }),
  ),
});

const madeFrom = (row: z.infer<typeof MadeRow>): Poll["event"] =>
  row && { slug: row.slug as Slug, title: row.title, isPublished: row.is_published };

const pollFrom = ({ is_open: isOpen, event, match, players, ...row }: z.infer<typeof PollRow>): Poll => ({
  ...row,
  id: row.id as PollId,
  team: row.team as Slug,
  isOpen,
  event: madeFrom(event),
  match: madeFrom(match),
  players: players.map(({ person, name, hours, is_me: isMe }) => ({
    person: person as Slug,
    name,
    hours: hours as Hours | null,
    isMe,
  })),
});

const pollsIn = (data: unknown): readonly Poll[] => z.parse(z.array(PollRow), data).map(pollFrom);

export const supabasePolls = (client: Client): Polls => ({
  async list() {
    const { data, error, status } = await client.rpc("read_polls");
    if (error) return signedOutBy(client, error, status);
    return done(pollsIn(data));
  },

  async answer({ id, hours }) {
    const { data, error, status } = await client.rpc("answer_poll", { of_poll: id, hours });
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return signedOutBy(client, error, status);
    const said = z.parse(z.enum(["done", "closed", "not-a-player", "not-hours"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },
});

const PlayerRow = z.object({
  team: z.string(),
  game: z.string(),
  person: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
});

export const supabasePollDesk = (client: Client): PollDesk => ({
  async list() {
    const { data, error, status } = await client.rpc("read_polls", { every_team: true });
    if (error) return notStaffBy(error, status);
    return done(pollsIn(data));
  },

  async open({ team, week, from, until }) {
    const asked = { of_team: team, of_week: week, from_hour: from, until_hour: until };
    const { data, error, status } = await client.rpc("open_poll", asked);
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.enum(["done", "gone", "week-over", "too-far", "already-open"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },

  async close({ id, event, match }) {
    const made = { ...(event && { with_event: event }), ...(match && { with_match: match }) };
    const { data, error, status } = await client.rpc("close_poll", { of_poll: id, ...made });
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.enum(["done", "gone", "already-made"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },

  async players() {
    const found = await client.rpc("list_players");
    if (found.error) return notStaffBy(found.error, found.status);
    return done(rowsOf(PlayerRow, found) as readonly TeamPlayer[]);
  },

  async link({ person, username }) {
    const asked = { of_person: person, ...(username !== null && { to_username: username }) };
    const { data, error, status } = await client.rpc("link_player", asked);
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.enum(["done", "gone", "no-such-member", "taken"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },
});
