import { createServer as createVite, type ViteDevServer } from "vite";
import { readClub } from "../build/club/clubFile.ts";
import { ClubRefusal } from "../build/club/clubModule.ts";
import { leftoversIn, leftoverWarning } from "../build/club/demoLeftovers.ts";
import { clubFolder } from "../build/folders.ts";
import { framedAt } from "./documents/framedAt.ts";
import { listen, type Middleware, StartRefusal } from "./http/listen.ts";
import { settingsFrom } from "./settings.ts";

/**
 * `npm run dev`: serves the sources on the memory backend, with hot reload. Pages come from the same function as in
 * production, without the content security policy, which forbids the inline scripts of hot reload.
 */
const develop = async (): Promise<void> => {
  await readClub(clubFolder);
  const { host, port, siteAddress } = settingsFrom({
    PORT: "5173",
    ...process.env,
    SUPABASE_URL: undefined,
    SUPABASE_ANON_KEY: undefined,
  });
  let vite: ViteDevServer | undefined;

  const page = async (request: Request): Promise<Response> => {
    if (!vite) return new Response(null, { status: 503, headers: { "retry-after": "1" } });
    const { createSite } = (await vite.ssrLoadModule("/src/server/site.ts")) as typeof import("./site.ts");
    const { openDemo } = (await vite.ssrLoadModule("/src/dev/demo.ts")) as typeof import("../dev/demo.ts");
    const site = createSite({ backend: openDemo().place, publicBackend: "memory", siteAddress });
    const answer = await site.answer(new Request(request.url, { method: request.method }));
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    // The document around an embed is static, and keeps its policy.
    if (!isPage || framedAt(new URL(request.url).pathname)) return answer;
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await answer.text());
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": "frame-ancestors 'none'" };
    return new Response(html, { status: answer.status, headers });
  };

  const toTools: Middleware = (request, response, next) => (vite ? vite.middlewares(request, response, next) : next());
  // Vite's socket shares the site's port: a second port could be in use.
  const server = await listen(page, host, port, { before: toTools });
  vite = await createVite({ server: { middlewareMode: true, ws: { server } } });

  console.log(`\n  The site is at http://${host}:${port}\n`);
  const leftovers = await leftoversIn(clubFolder);
  if (leftovers.length > 0) console.warn(leftoverWarning(clubFolder, leftovers));
  console.log("  Backend: memory, in your browser; a reload keeps its data");
  console.log("  Demo accounts: membre@demo.test, staff@demo.test, admin@demo.test; password demo-1234");
  console.log(`  Mails are captured: http://${host}:${port}/_dev/mail\n`);
};

try {
  await develop();
} catch (reason) {
  if (!(reason instanceof StartRefusal || reason instanceof ClubRefusal)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
