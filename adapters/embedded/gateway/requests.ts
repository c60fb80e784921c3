/** Only the data, the accounts and the files are served: lite also has `/_system`, which shows the settings and the schema to anyone. */
export const isServed = (request: Request): boolean =>
  /^\/((rest|auth)\/v1(\/|$)|storage\/v1\/object\/)/.test(new URL(request.url).pathname);

/** Takes the length off an answer of lite's: the server writes its own, and clients refuse an answer that has two. */
export const withoutLength = (response: Response): Response => {
  response.headers.delete("content-length");
  return response;
};
