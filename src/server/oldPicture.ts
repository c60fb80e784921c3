import { lookup, type LookupAddress } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import type { Project } from "../../adapters/supabase/shared/client.ts";
import { oldPicturePath } from "../../domain/content/moving/ports.ts";
import { largestPicture, pictureIn } from "../../domain/shared/picture.ts";
import { isOpenHttps, isOpenIp } from "../../domain/shared/publicHost.ts";

/** Milliseconds for a picture, with all redirects. */
const longestWait = 15_000;
const mostRedirects = 3;

type Bytes = Uint8Array<ArrayBuffer>;
type Answer = { readonly status: number; readonly location: string; readonly body: AsyncIterable<Uint8Array> };
/** Asks an address once, without following redirects. */
type AskOnce = (address: string, signal: AbortSignal) => Promise<Answer>;
type LookUp = (
  host: string,
  options: { readonly all: true },
  told: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up, and gives its addresses only when all are of the open net. The connection is made to one of them: a name can't lead
 * elsewhere between a check and the request.
 */
export const openLookup =
  (lookUp: LookUp = lookup): LookupFunction =>
  (host, options, told) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const isOpen = !error && found.length > 0 && found.every(({ address }) => isOpenIp(address));
      const [first] = found ?? [];
      if (!isOpen || !first) told(error ?? new Error(`${host} isn't a host of the open net`), "", 4);
      else if (options.all) told(null, found);
      else told(null, first.address, first.family);
    });

const askOnce: AskOnce = (address, signal) =>
  new Promise((resolve, reject) => {
    const headers = { accept: "image/webp,image/png,image/jpeg", "user-agent": "Mozilla/5.0 (import of pictures)" };
    request(address, { lookup: openLookup(), headers, signal, agent: false }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer;
      // Between two readers an error has a listener.
      answer.on("error", () => {});
      resolve({ status, location: said.location ?? "", body: answer });
    })
      .on("error", reject)
      .end();
  });

const bytesIn = async (body: AsyncIterable<Uint8Array>): Promise<Bytes | undefined> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > largestPicture) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(await new Blob(pieces as Bytes[]).arrayBuffer());
};

/** The picture at an address of the open net, also after redirects. Undefined for anything else. */
export const fetchOpen = async (wanted: string, ask: AskOnce = askOnce): Promise<Bytes | undefined> => {
  const signal = AbortSignal.timeout(longestWait);
  let address = wanted;
  try {
    for (let turn = 0; turn <= mostRedirects && isOpenHttps(address); turn++) {
      const { status, location, body } = await ask(address, signal);
      if (status === 200) {
        const bytes = await bytesIn(body);
        return bytes && pictureIn(bytes).ok ? bytes : undefined;
      }
      await body[Symbol.asyncIterator]().return?.();
      if (![301, 302, 303, 307, 308].includes(status)) return undefined;
      address = new URL(location, address).href;
    }
  } catch {
    // Not there, too slow, or not of the open net.
  }
  return undefined;
};

/** Whether the caller is of the staff: the backend answers them alone. */
const isStaff = async (
  authorization: string,
  { url, anonKey, fetch = globalThis.fetch }: Project,
): Promise<boolean> => {
  const headers = { authorization, apikey: anonKey, "content-type": "application/json" };
  const answer = await fetch(`${url}/rest/v1/rpc/list_imports`, { method: "POST", headers, body: "{}" });
  await answer.body?.cancel();
  return answer.ok;
};

const empty = (status: number): Response => new Response(null, { status, headers: { "cache-control": "no-store" } });

/** Answers the staff's requests for pictures of another site; undefined for all other requests. Asks no site for other callers. */
export const answerOldPicture =
  (backend: Project, fetchPicture: (address: string) => Promise<Bytes | undefined> = fetchOpen) =>
  async (asked: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname !== oldPicturePath) return undefined;
    const authorization = asked.headers.get("authorization");
    if (asked.method !== "GET" || !authorization || !(await isStaff(authorization, backend))) return empty(403);
    const bytes = await fetchPicture(searchParams.get("adresse") ?? "");
    if (!bytes) return empty(404);
    return new Response(bytes, {
      headers: {
        "content-type": "application/octet-stream",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      },
    });
  };
