import * as z from "zod/mini";
import type { EventDesk } from "../../../domain/club/events/comers.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

export const supabaseEventDesk = (client: Client): EventDesk => ({
  async takeOff({ event, username }) {
    const { data, error, status } = await client.rpc("take_off_event", { of_event: event, of_member: username });
    if (error) return notStaffBy(error, status);
    return z.parse(z.enum(["done", "gone"]), data) === "done" ? done() : refused({ kind: "gone" });
  },

  async write({ event, note }) {
    const { data, error, status } = await client.rpc("write_to_event", { of_event: event, note });
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return notStaffBy(error, status);
    const [row] = z.parse(z.array(z.object({ told: z.int() })), data);
    return row ? done(row.told) : refused({ kind: "gone" });
  },
});
