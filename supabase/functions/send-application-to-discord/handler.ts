import * as z from "zod";
import { done, jsonIn, refusal, unlessPosted } from "../_shared/http.ts";
import { announce, AnnouncedRow } from "../_shared/announcements.ts";
import type { Handler } from "../_shared/needs.ts";

/** The id only: the application is read from the database. */
const Given = z.object({ application: z.object({ id: z.uuid() }) });

/**
 * Posts the caller's pending application to the club's Discord. Idempotent. Answers 401 to visitors, 404 when the caller has
 * no such pending application, 502 when Discord didn't accept it: the outbox retries.
 */
export const sendApplicationToDiscord: Handler = async (request, { call, caller, club, mailsWait, webhook }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const applicant = await caller();
  if (applicant === undefined) return refusal(401, "signed-out");
  mailsWait();
  const body = await jsonIn(request);
  if (body.answer) return body.answer;
  const given = Given.safeParse(body.given);
  if (!given.success) return refusal(422, "invalid");
  if (webhook === undefined) return done();

  const [row] = z
    .array(AnnouncedRow)
    .parse(await call("announce_application", { application: given.data.application.id, applicant }));
  if (!row) return refusal(404, "no-application");
  const isTold = await announce(call, { webhook, site: club.address }, given.data.application.id, row);
  return isTold ? done() : refusal(502, "not-told");
};
