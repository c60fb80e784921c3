import { join } from "node:path";
import autocannon from "autocannon";
import { packed } from "../../src/server/http/compression.ts";
import { atLeast, budgets, type Row } from "./budgets.ts";
import { startProgram } from "./programs.ts";

const seconds = 3;
const headers = { "accept-encoding": "br" };

/** Requests per second. Throws on any answer that isn't a success. */
const perSecond = async (url: string, path: () => string): Promise<number> => {
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }];
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({
    url,
    requests,
    headers,
    connections: 16,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${url}${path()}: ${non2xx} refusals, ${errors} errors`);
  return answered.average;
};

/** The bytes of a page as they are sent. */
const sentSize = async (address: string): Promise<number> => {
  const html = new TextEncoder().encode(await (await fetch(address)).text());
  return (await packed(html, 5)("br")).length;
};

/** Another address of the same page, with letters percent-encoded. The query is no part of a page's identity. */
export const spelt = (page: string, number: number): string =>
  page.replace(/[a-z]/g, (letter, at: number) =>
    (number >> (page.length - at - 1)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );

/** A cached page and a rendered one, compared with a static file of the same size. */
export const requestRows = async (site: string, page: string, folder: string): Promise<readonly Row[]> => {
  const size = String(await sentSize(site + page));
  const server = await startProgram(
    process.execPath,
    [join(import.meta.dirname, "staticFile.ts"), folder, size],
    /^http:.*\n/,
  );
  const file = new URL(server.said.trim());
  let number = 0;
  const sent = await perSecond(file.origin, () => file.pathname).finally(() => server.end());
  const kept = await perSecond(site, () => page);
  const rendered = await perSecond(site, () => spelt(page, ++number));
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
  ];
};
