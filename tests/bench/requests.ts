import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import autocannon from "autocannon";
import { atLeast, atMost, budgets, median, type Row } from "./budgets.ts";
import { apikey } from "./engine/members.ts";
import { usedBy } from "./engine/processes.ts";
import { weightOf } from "./pageWeight.ts";
import { startProgram } from "./programs.ts";

const seconds = 3;
const times = 3;
const headers = { "accept-encoding": "br" };
/** A list's titles: a simple read through the gateway. */
const read = "/rest/v1/articles?select=slug,title&limit=5";

/** Requests per second. Throws on any answer that isn't a success. */
const once = async (url: string, path: () => string, more: Readonly<Record<string, string>>): Promise<number> => {
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }];
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({
    url,
    requests,
    headers: { ...headers, ...more },
    connections: 16,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${url}${path()}: ${non2xx} refusals, ${errors} errors`);
  return answered.average;
};

/** Requests per second, the median of three. */
const perSecond = async (url: string, path: () => string, more = {}): Promise<number> => {
  const measured: number[] = [];
  for (let time = 0; time < times; time++) measured.push(await once(url, path, more));
  return median(measured);
};

/** Another address of the same page, with letters percent-encoded. The query is no part of a page's identity. */
export const spelt = (page: string, number: number): string => {
  let bit = 0;
  return page.replace(/[a-z]/g, (letter) => ((number >> bit++) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter));
};

const many = 10_000;
const atOnce = 200;

/** Adds ten thousand tips to a site, each as long as a real one, and gives their addresses. `data`: the site's data folder. */
export const fillTips = async (site: string, data: string): Promise<readonly string[]> => {
  const { secretKey } = JSON.parse(readFileSync(join(data, "keys.json"), "utf8"));
  const club = createClient(site, secretKey, { auth: { persistSession: false } });
  const [model] = (await club.from("tips").select("content").eq("slug", "tenir-un-site-a-deux")).data ?? [];
  const slugs = Array.from({ length: many }, (_, at) => `tip-${at}`);
  for (let at = 0; at < many; at += atOnce) {
    const { error } = await club.from("tips").insert(
      slugs.slice(at, at + atOnce).map((slug) => ({
        slug,
        title: `Tenir un site à deux, ${slug}`,
        content: model?.content,
        excerpt: "Un extrait",
        category: "Stratégie",
        author: "Camille",
        is_published: true,
        published_at: "2025-01-01T12:00:00Z",
      })),
    );
    if (error) throw error;
  }
  return slugs.map((slug) => `/tips/${slug}`);
};

/** More pages than a server caches, so that each of them is rendered again. */
const uncached = 600;

/** Rendered pages per second, with the answers of the site's backend from memory. */
const renderedFromMemory = async (site: string, paths: readonly string[]): Promise<number> => {
  const replay = await startProgram(process.execPath, [join(import.meta.dirname, "replay.ts"), site], /^http:.*\n/);
  const address = replay.said.trim();
  try {
    for (const path of paths) await (await fetch(address + path)).arrayBuffer();
    let number = 0;
    return await perSecond(address, () => paths[number++ % paths.length] ?? "");
  } finally {
    await replay.end();
  }
};

/**
 * A cached page and rendered ones, compared with a static file of the same size; and simple reads of the backend.
 * `tips`: the addresses of tips that were never opened.
 */
export const requestRows = async (
  site: string,
  page: string,
  tips: readonly string[],
  folder: string,
): Promise<readonly Row[]> => {
  const { packed } = await weightOf(await fetch(site + page));
  const server = await startProgram(
    process.execPath,
    [join(import.meta.dirname, "staticFile.ts"), folder, String(Math.round(packed * 1000))],
    /^http:.*\n/,
  );
  const file = new URL(server.said.trim());
  let number = 0;
  const sent = await perSecond(file.origin, () => file.pathname).finally(() => server.end());
  const kept = await perSecond(site, () => page);
  const rendered = await perSecond(site, () => tips[number++ % tips.length] ?? "");
  const fromMemory = await renderedFromMemory(site, tips.slice(0, uncached));
  const reads = await perSecond(site, () => read, { apikey });
  const row = (what: string, measured: number): Row => ({
    what: `${what} per second; beside: a static file of its size`,
    measured: String(Math.round(measured)),
    beside: String(Math.round(sent)),
    ratio: (measured / sent).toFixed(2),
  });
  return [
    {
      ...row("cached pages", kept),
      budget: `≥ ${budgets.cachedPages} ×`,
      verdict: atLeast(kept / sent, budgets.cachedPages),
    },
    {
      ...row("rendered pages", rendered),
      budget: `≥ ${budgets.renderedPages}`,
      verdict: atLeast(rendered, budgets.renderedPages),
    },
    {
      ...row("rendered pages with the backend's answers from memory", fromMemory),
      budget: `≥ ${budgets.renderedFromMemory}`,
      verdict: atLeast(fromMemory, budgets.renderedFromMemory),
    },
    {
      ...row("simple reads through the gateway", reads),
      budget: `≥ ${budgets.reads}`,
      verdict: atLeast(reads, budgets.reads),
    },
  ];
};

/** The memory of the server and its engine after the requests before. Proportional: shared pages count once. Linux only. */
export const memoryRow = (pid: number): Row => {
  const { serverMemory, engineMemory } = usedBy(pid);
  const all = serverMemory + engineMemory;
  return {
    what: "memory of the server with its engine; beside: the engine alone",
    measured: `${Math.round(all)} MB`,
    beside: `${Math.round(engineMemory)} MB`,
    budget: `≤ ${budgets.memory} MB`,
    verdict: atMost(all, budgets.memory),
  };
};
