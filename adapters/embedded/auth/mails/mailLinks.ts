import * as z from "zod";
import { type AccountNeeds, type Answer, withGiven } from "../call.ts";
import { linkExpired, takeChangeLink } from "../emailChanges.ts";
import { hashOf } from "./mailTokens.ts";

/** The column and lifetime of each link. A hosted project has one lifetime for all. */
const kept = {
  signup: "confirmation_token = $1 and confirmation_sent_at > now() - interval '1 day'",
  recovery: "recovery_token = $1 and recovery_sent_at > now() - interval '1 hour'",
} as const;

/** Spends the token of a mail's link for a session. */
export const spendLikeHosted =
  ({ lite, query }: AccountNeeds): Answer =>
  async ({ request, given: { type, token_hash: token = "" } }) => {
    const hash = hashOf(token);
    if (type === "email_change") {
      const answer = await takeChangeLink({ query }, hash);
      if (answer) return answer;
    } else {
      const place = type === "signup" || type === "recovery" ? kept[type] : "false and $1 = ''";
      if ((await query(`select from auth.users where ${place}`, [hash])).length === 0) return linkExpired();
    }
    return lite(withGiven(request, { type, token_hash: hash }));
  };

const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
});
const Said = z.object({ msg: z.string(), error_code: z.string().optional() });

/** The backend's own links: they spend the token when they are opened, and redirect to the site with the outcome. */
export const followLikeHosted =
  (spend: Answer, anonKey: string): Answer =>
  async (call) => {
    const { request, redirectTo } = call;
    const asked = new URL(request.url).searchParams;
    const type = asked.get("type") ?? "";
    const given = { type, token_hash: asked.get("token") ?? "" };
    const post = new Request(request.url, { method: "POST", headers: { apikey: anonKey } });
    const answer = await spend({ ...call, request: post, given });
    const body: unknown = await answer.json();
    const session = Session.safeParse(body).data;
    const said = Said.safeParse(body).data;
    const outcome = session
      ? { ...session, expires_in: String(session.expires_in), expires_at: String(session.expires_at), type }
      : answer.ok
        ? { message: said?.msg ?? "" }
        : { error: "access_denied", error_code: said?.error_code ?? "", error_description: said?.msg ?? "" };
    const location = new URL(redirectTo);
    location.hash = String(new URLSearchParams(outcome));
    return new Response(null, { status: 303, headers: { location: location.href, "cache-control": "no-store" } });
  };
