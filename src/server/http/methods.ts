/** The methods of what is only read. */
export const reading = ["GET", "HEAD"] as const;

/**
 * Answers a method that an address doesn't take: 405 with those that it takes (RFC 9110), and OPTIONS with them alone. `undefined` for a
 * method that it takes.
 */
export const unlessTaken = (request: Pick<Request, "method">, taken: readonly string[]): Response | undefined => {
  const { method } = request;
  if (taken.includes(method)) return undefined;
  return new Response(null, {
    status: method === "OPTIONS" ? 204 : 405,
    headers: { allow: [...taken, "OPTIONS"].join(", ") },
  });
};
