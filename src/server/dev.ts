import { createServer as createVite } from "vite";
import { listen, StartRefusal } from "./listen.ts";
import { settingsFrom } from "./settings.ts";

const clientAddress = "/src/browser/client.tsx";

/**
 * `npm run dev`: the site on the memory backend, from the sources, with every change shown at once. The page comes from
 * the same function as in production; without its policy, because the tools that reload a page need what it forbids.
 */
const develop = async (): Promise<void> => {
  const { host, port, siteAddress } = settingsFrom({
    PORT: "5173",
    ...process.env,
    SUPABASE_URL: undefined,
    SUPABASE_ANON_KEY: undefined,
  });
  const vite = await createVite({ server: { middlewareMode: true, host, ws: { port: 0 } } });

  const page = async (request: Request): Promise<Response> => {
    const { createSite } = (await vite.ssrLoadModule("/src/server/site.ts")) as typeof import("./site.ts");
    const site = createSite({ backend: "memory", publicBackend: "memory", siteAddress, clientAddress });
    const answer = await site.answer(new Request(request.url, { method: request.method }));
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await answer.text());
    return new Response(html, { status: answer.status, headers: { "content-type": "text/html; charset=utf-8" } });
  };

  await listen(page, host, port, vite.middlewares);
  console.log(`\n  The site is at http://${host}:${port}\n`);
  console.log("  Backend: memory, in your browser; a reload keeps its data");
  console.log("  Demo accounts: membre@demo.test, staff@demo.test, admin@demo.test; password demo-1234\n");
};

try {
  await develop();
} catch (reason) {
  if (!(reason instanceof StartRefusal)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
