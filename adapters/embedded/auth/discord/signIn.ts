import * as z from "zod";
import { accountAnswer, type AccountCall, type AccountNeeds, type Answer } from "../call.ts";
import { accountRefusal } from "../../gateway/refusals.ts";
import type { InOrder } from "../inOrder.ts";
import { type Found, linkTo, memberOf, unlink, type Why } from "./members.ts";
import { consentAddress, type DiscordApplication, personBehind } from "./provider.ts";
import { beginState, flowOfState } from "./state.ts";

type Ordered = AccountNeeds & { readonly ordered: InOrder };
type Needs = Ordered & { readonly discord: DiscordApplication };

/** Minutes that a person may take at Discord. */
const patience = 10;

const Challenge = z.object({
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().regex(/^s256$/i),
});

const asked = ({ request }: AccountCall) => new URL(request.url).searchParams;

const to = (address: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 302,
    headers: { location: address, "cache-control": "no-store", "referrer-policy": "no-referrer", ...headers },
  });

/** Leads back to the site with a refusal, as GoTrue does: in the query, and in the fragment. */
const backWith = (place: string, error: string, code: string, description: string): Response => {
  const address = new URL(place);
  const said = { error, ...(code !== "" && { error_code: code }), error_description: description };
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value);
  address.hash = String(new URLSearchParams(said));
  return to(address.href);
};

const refusals: Readonly<Record<Why, readonly [error: string, code: string, description: string]>> = {
  "no-address": ["server_error", "unexpected_failure", "Error getting user email from external provider"],
  provider_email_needs_verification: [
    "access_denied",
    "provider_email_needs_verification",
    "Unverified email with discord. Verify the email with discord in order to sign in",
  ],
  email_exists: ["access_denied", "email_exists", "A user with this email address has already been registered"],
  identity_already_exists: ["server_error", "identity_already_exists", "Identity is already linked to another user"],
};

const unknownState = "OAuth state is invalid, expired or used";

/** For answers that a browser shows: leads back to the site instead of showing that a network asks too much. */
export const leadBack =
  (answer: Answer): Answer =>
  async (call) => {
    const response = await answer(call);
    if (response.status !== 429) return response;
    return backWith(
      call.redirectTo,
      "temporarily_unavailable",
      "over_request_rate_limit",
      "Request rate limit reached",
    );
  };

/**
 * Signing in with Discord, as a hosted project does it with the exceptions of decision 0165: OAuth 2 with PKCE between the browser and this
 * backend, and a state that works once, in the browser that began, within ten minutes.
 */
export const discordSignIn = (needs: Needs) => {
  const { query, siteUrl, discord } = needs;
  const redirectUri = `${siteUrl}/auth/v1/callback`;

  /** Begins a flow; the address at Discord and its cookie. `undefined` for a call that can't begin one. */
  const begin = async (call: AccountCall, member: string | null) => {
    const challenge = Challenge.safeParse(Object.fromEntries(asked(call)));
    if (asked(call).get("provider") !== "discord" || !challenge.success) return undefined;
    const flow = crypto.randomUUID();
    await query("delete from auth.flow_state where created_at < now() - interval '1 day'", []);
    await query(
      `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge_method, code_challenge, provider_type,
         provider_access_token, provider_refresh_token, referrer, linking_target_id)
       values ($1, $2, 'oauth', 's256', $3, 'discord', '', '', $4, $5)`,
      [flow, crypto.randomUUID(), challenge.data.code_challenge, call.redirectTo, member],
    );
    const { state, cookie } = beginState(call.request, flow, needs);
    const prompt = asked(call).get("prompt") ?? undefined;
    return { address: consentAddress(discord, { redirectUri, state, prompt }), cookie };
  };

  const authorize: Answer = async (call) => {
    const begun = await begin(call, null);
    if (begun) return to(begun.address, { "set-cookie": begun.cookie });
    return backWith(call.redirectTo, "invalid_request", "validation_failed", "Unsupported provider or PKCE challenge");
  };

  /** For a signed-in member: links Discord to them. The sign-in has to be recent, because a session may be stolen. */
  const authorizeLink: Answer = async (call) => {
    const { caller } = call;
    if (!caller) return accountRefusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
    const recent = await query(
      "select from auth.sessions where id = $1 and user_id = $2 and created_at > now() - interval '1 day'",
      [caller.session_id, caller.sub],
    );
    if (recent.length === 0) {
      return accountRefusal(400, "reauthentication_needed", "Linking an identity requires reauthentication");
    }
    const begun = await begin(call, caller.sub);
    if (!begun) return accountRefusal(400, "validation_failed", "Unsupported provider or PKCE challenge");
    const answer = accountAnswer({ url: begun.address });
    answer.headers.append("set-cookie", begun.cookie);
    answer.headers.set("cache-control", "no-store");
    return answer;
  };

  const callback: Answer = async (call) => {
    const given = asked(call);
    const flow = flowOfState(call.request, given.get("state"), needs);
    // Taken before Discord is asked: of two equal answers one goes on. From now on lite counts its minutes for the exchange.
    const [claimed] =
      flow === undefined
        ? []
        : await query(
            `update auth.flow_state set auth_code_issued_at = now(), created_at = now(), updated_at = now()
             where id = $1 and provider_type = 'discord' and auth_code_issued_at is null
               and created_at > now() - interval '${patience} minutes'
             returning referrer, auth_code, linking_target_id`,
            [flow],
          );
    if (!claimed) return backWith(siteUrl, "invalid_request", "bad_oauth_state", unknownState);
    const place = String(claimed["referrer"]);
    const target = claimed["linking_target_id"];
    const outcome = await found(given, typeof target === "string" ? target : null);
    if ("member" in outcome) {
      await query("update auth.flow_state set user_id = $2, updated_at = now() where id = $1", [flow, outcome.member]);
      const address = new URL(place);
      address.searchParams.set("code", String(claimed["auth_code"]));
      return to(address.href);
    }
    await query("delete from auth.flow_state where id = $1", [flow]);
    return backWith(place, ...outcome.refusal);
  };

  type Refusal = readonly [error: string, code: string, description: string];

  const found = async (
    given: URLSearchParams,
    target: string | null,
  ): Promise<{ readonly member: string } | { readonly refusal: Refusal }> => {
    if (given.has("error")) {
      const isRefused = given.get("error") === "access_denied";
      return { refusal: [isRefused ? "access_denied" : "server_error", "", "The provider gave no code"] };
    }
    let outcome: Found;
    try {
      const person = await personBehind(discord, { code: given.get("code") ?? "", redirectUri });
      outcome = target === null ? await memberOf(needs, person) : await linkTo(needs, target, person);
    } catch (cause) {
      console.error(`Discord didn't sign a person in: ${cause instanceof Error ? cause.name : "no answer"}`);
      return { refusal: ["server_error", "unexpected_failure", "Unable to exchange external code"] };
    }
    return "member" in outcome ? outcome : { refusal: refusals[outcome.why] };
  };

  return { authorize, authorizeLink, callback };
};

/** What is answered with and without an application: a member unlinks Discord, and the settings say whether it is offered. */
export const discordLinks = (needs: Ordered, isOffered: boolean) => {
  const unlinkOwn: Answer = async (call) => {
    if (!call.caller) return accountRefusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
    const identity = z.uuid().safeParse(new URL(call.request.url).pathname.split("/").at(-1));
    const outcome = identity.success ? await unlink(needs, call.caller.sub, identity.data) : "identity_not_found";
    if (outcome === "done") return accountAnswer({});
    return accountRefusal(422, outcome, "The identity can't be unlinked");
  };

  /** lite's settings name the providers that lite knows. */
  const settings: Answer = async ({ request }) => {
    const answer = await needs.lite(request);
    if (!answer.ok) return answer;
    const body = z.looseObject({ external: z.looseObject({}) }).parse(await answer.json());
    return accountAnswer({ ...body, external: { ...body.external, discord: isOffered } });
  };

  return { unlinkOwn, settings };
};
