import { serve } from "./requests.ts";

/** A person of Discord, as `users/@me` tells of them. */
export type Person = {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
  readonly avatar?: string | null;
  readonly email?: string | null;
  readonly verified?: boolean;
};

type Consent = { readonly person: Person; readonly redirectUri: string; isSpent: boolean };

const wrong = (status: number, error: string): Response => Response.json({ error }, { status });

/**
 * Discord's OAuth 2 as its documents describe it: the page that asks (`/oauth2/authorize`), the exchange of a code, which works once, and
 * `users/@me`. The next person answers at once, or refuses, or is asked on a page with two links.
 */
export const startDiscordOAuth = async ({
  clientId = "1100000000000000001",
  clientSecret = "secret-of-tests",
  port = 0,
} = {}) => {
  const consents = new Map<string, Consent>();
  const tokens = new Map<string, Person>();
  const state = {
    /** Who is signed in at Discord. */
    person: {
      id: "200000000000000001",
      username: "nova",
      global_name: "Nova",
      email: "nova@exemple.fr",
      verified: true,
    } as Person,
    mode: "consents" as "consents" | "refuses" | "asks" | "broken",
  };

  const authorize = ({ searchParams }: URL): Response => {
    const redirectUri = searchParams.get("redirect_uri") ?? "";
    const isAsked = searchParams.get("response_type") === "code" && searchParams.get("scope") === "identify email";
    if (searchParams.get("client_id") !== clientId || !isAsked || !URL.canParse(redirectUri))
      return wrong(400, "invalid_request");
    const back = (given: Readonly<Record<string, string>>): string => {
      const address = new URL(redirectUri);
      address.search = String(new URLSearchParams({ ...given, state: searchParams.get("state") ?? "" }));
      return address.href;
    };
    const code = crypto.randomUUID();
    consents.set(code, { person: state.person, redirectUri, isSpent: false });
    const refusal = {
      error: "access_denied",
      error_description: "The resource owner or authorization server denied the request",
    };
    if (state.mode === "asks") {
      const link = (words: string, address: string) =>
        `<p><a href="${address.replaceAll("&", "&amp;")}">${words}</a></p>`;
      const page = `<!doctype html><html lang="fr"><title>Discord</title><h1>Double de Discord</h1>${link("Autoriser", back({ code }))}${link("Annuler", back(refusal))}`;
      return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
    }
    return new Response(null, {
      status: 302,
      headers: { location: back(state.mode === "refuses" ? refusal : { code }) },
    });
  };

  const exchange = async (request: Request): Promise<Response> => {
    const own = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    if (request.headers.get("authorization") !== own) return wrong(401, "invalid_client");
    const given = new URLSearchParams(await request.text());
    const consent = consents.get(given.get("code") ?? "");
    const isRight =
      given.get("grant_type") === "authorization_code" && consent?.redirectUri === given.get("redirect_uri");
    if (!consent || consent.isSpent || !isRight) return wrong(400, "invalid_grant");
    consent.isSpent = true;
    const token = crypto.randomUUID();
    tokens.set(token, consent.person);
    return Response.json({
      access_token: token,
      token_type: "Bearer",
      expires_in: 604_800,
      refresh_token: "r",
      scope: "identify email",
    });
  };

  const { address, close } = await serve(
    async (request) => {
      const url = new URL(request.url);
      // For tests in another process; no part of Discord.
      if (url.pathname === "/next") {
        Object.assign(state, await request.json());
        return new Response(null, { status: 204 });
      }
      if (url.pathname === "/api/oauth2/authorize") return authorize(url);
      if (state.mode === "broken") return new Response("upstream", { status: 502 });
      if (url.pathname === "/api/oauth2/token" && request.method === "POST") return exchange(request);
      const person = tokens.get(request.headers.get("authorization")?.replace("Bearer ", "") ?? "");
      if (url.pathname !== "/api/users/@me") return wrong(404, "404: Not Found");
      return person ? Response.json({ discriminator: "0", ...person }) : wrong(401, "401: Unauthorized");
    },
    undefined,
    port,
  );

  return { address, application: { clientId, clientSecret, apiUrl: `${address}/api` }, state, close };
};
