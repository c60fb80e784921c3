const largestBody = 10_000_000;

/** Only the data, the accounts and the files are served: lite also has `/_system`, which shows the settings and the schema to anyone. */
export const isServed = (request: Request): boolean =>
  /^\/((rest|auth)\/v1(\/|$)|storage\/v1\/object\/)/.test(new URL(request.url).pathname);

/**
 * The same request with its whole body at hand, or undefined when it is too large. A slow sender must not hold up the queue, so the
 * body is there before the request asks for its turn.
 */
export const withBody = async (request: Request): Promise<Request | undefined> => {
  if (!request.body) return request;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of request.body) {
    size += piece.byteLength;
    if (size > largestBody) return undefined;
    pieces.push(piece);
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(pieces),
  });
};

/** Takes the length off an answer of lite's: the server writes its own, and clients refuse an answer that has two. */
export const withoutLength = (response: Response): Response => {
  response.headers.delete("content-length");
  return response;
};

/** An answer that lite has no part in, readable by the browser like lite's own. */
export const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code: String(status), message, details: null, hint: null },
    {
      status,
      headers: { "access-control-allow-origin": "*", ...headers },
    },
  );
