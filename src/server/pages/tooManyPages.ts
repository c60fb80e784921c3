/** In seconds. */
const retryAfter = 5;

const page = (sentence: string): string => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Réessayez dans un instant</title></head>
<body><main><h1>Réessayez dans un instant</h1><p>${sentence} Rechargez cette page dans quelques secondes.</p></main></body>
</html>
`;

/** Refuses a page while too many are being rendered. `isOwnFault`: the visitor's own network requests too many. */
export const tooManyPages = (isOwnFault: boolean): Response => {
  const sentence = isOwnFault
    ? "Trop de pages sont demandées à la fois depuis votre connexion."
    : "Trop de pages sont demandées à la fois en ce moment.";
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(retryAfter),
  };
  return new Response(page(sentence), { status: isOwnFault ? 429 : 503, headers });
};
