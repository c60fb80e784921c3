import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { ReviewNotes } from "../../../domain/applications/ports.ts";
import type { Note } from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere } from "../shared/errors.ts";
import { refusedWrite } from "../shared/refusedWrite.ts";
import { IdRow } from "../shared/rows.ts";
import { staffRowsOf } from "../shared/staffRefusals.ts";
import { CardRow, colleagueOf } from "./reviews.ts";

const NoteRow = z.object({ id: z.string(), content: z.string(), created_at: z.string(), author: CardRow });

const noteOf = (row: z.infer<typeof NoteRow>): Note => ({
  id: row.id,
  author: colleagueOf(row.author),
  text: row.content,
  createdAt: row.created_at,
});

export const supabaseReviewNotes = (client: Client): ReviewNotes => {
  const author = "author:member_cards!application_notes_author_id_fkey(id, username)";
  const of: ReviewNotes["of"] = async (id) => {
    const all = client.from("application_notes").select(`id, content, created_at, ${author}`).eq("application_id", id);
    return staffRowsOf(NoteRow, await all.order("created_at").order("id")).map(noteOf);
  };

  const isOwn = async (id: ApplicationId, member: MemberId): Promise<boolean> => {
    // The function answers the staff alone.
    const found = client.rpc("search_applications", { words: "", one: id }).select("id");
    return staffRowsOf(IdRow, await found.eq("user_id", member)).length > 0;
  };

  return {
    of,

    async add(id, member, text) {
      const row = { application_id: id, author_id: member, content: text };
      const { data, error, status } = await client.from("application_notes").insert(row).select("id").single();
      if (error && !alreadyThere(error)) {
        const { refusal } = await refusedWrite(client, error, status);
        if (refusal.kind !== "gone") return refused(refusal);
        return refused({ kind: (await isOwn(id, member)) ? "own-application" : "no-application" });
      }
      const added = error ? undefined : z.parse(IdRow, data).id;
      // Without a row, an earlier try succeeded without an answer.
      const isIt = (note: Note) => (added ? note.id === added : note.author?.id === member && note.text === text);
      const note = (await of(id)).findLast(isIt);
      return note ? done(note) : refused({ kind: "no-application" });
    },
  };
};
