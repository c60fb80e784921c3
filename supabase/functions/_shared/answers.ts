// On a hosted project the functions have another address than the site.
const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-region",
  "access-control-allow-methods": "POST, OPTIONS",
  "cache-control": "no-store",
};

export const done = (): Response => Response.json({ success: true }, { headers });

/** @param code what the site knows it by */
export const refusal = (status: number, code: string, more: object = {}): Response =>
  Response.json({ code, ...more }, { status, headers });

/** Answers what isn't a POST by itself: a browser asks before it posts to another address. */
export const unlessPosted = ({ method }: Request): Response | undefined => {
  if (method === "OPTIONS") return new Response(null, { status: 204, headers });
  return method === "POST" ? undefined : refusal(405, "post-only");
};

/** Something broke. The reason is for whoever runs the functions. */
export const failed = (): Response => refusal(500, "failed");
