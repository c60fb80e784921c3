/** Mails bring their own styles, and run nothing. */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src data: http: https:",
  "style-src 'unsafe-inline'",
  "sandbox allow-popups allow-top-navigation-by-user-activation",
].join(";");

/** A captured mail as mail programs get it. @param html undefined for none */
export const mailAsItIs = (html: string | undefined): Response =>
  new Response(html ?? "", {
    status: html === undefined ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
