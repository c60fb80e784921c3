import { tokenInAddress } from "./newsletterLinks.ts";

// Only the site's own pages may call the functions and the accounts. Servers send no `Origin`: they are not restricted.

const allowed = {
  "access-control-allow-headers":
    "authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version, cache-control, pragma",
  "access-control-allow-methods": "GET, POST, PUT, OPTIONS",
  "access-control-max-age": "3600",
};

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { "cache-control": "no-store", vary: "origin" } });

const isJson = ({ headers }: Request): boolean =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";

const hasBody = ({ body, headers }: Request): boolean => body !== null && headers.get("content-length") !== "0";

/** Mail programs post a form to the address of the List-Unsubscribe header (RFC 8058). The address has the token; the form is ignored. */
const isOneClick = (request: Request): boolean =>
  new URL(request.url).pathname.endsWith("/unsubscribe-newsletter") && tokenInAddress(request) !== undefined;

/**
 * Answers requests from the site's pages and from servers. Refuses other origins (403), and bodies that aren't JSON (415),
 * which pages of other sites can send without a preflight.
 *
 * @param own the origins that are the site's
 */
export const answerToSite = async (
  request: Request,
  own: readonly string[],
  answer: () => Promise<Response>,
): Promise<Response> => {
  const origin = request.headers.get("origin");
  if (origin !== null && !own.includes(origin)) {
    return refusal(403, "foreign-origin", "Only the site's own pages may ask this");
  }
  if (request.method === "OPTIONS") return withOrigin(new Response(null, { status: 204, headers: allowed }), origin);
  if (hasBody(request) && !isJson(request) && !isOneClick(request)) {
    return withOrigin(refusal(415, "json-only", "The body has to be application/json"), origin);
  }
  return withOrigin(await answer(), origin);
};

/** CORS headers for one origin, never all, without cookies. */
const withOrigin = (answer: Response, origin: string | null): Response => {
  const headers = new Headers(answer.headers);
  for (const name of ["access-control-allow-origin", "access-control-allow-credentials"]) headers.delete(name);
  if (origin !== null) headers.set("access-control-allow-origin", origin);
  headers.append("vary", "origin");
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
};
