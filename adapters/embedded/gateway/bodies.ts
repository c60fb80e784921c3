import type { Keys } from "../folder/keys.ts";
import { bearerOf } from "../auth/sessions/accessToken.ts";
import { readSignedWith, refusalOfBearer } from "../auth/sessions/bearer.ts";
import { answerTo } from "./refusals.ts";
import { createByteBudget, type Budget } from "./byteBudget.ts";

type Kind = {
  readonly path: RegExp;
  /** In bytes. */
  readonly longest: number;
  readonly isJson?: true;
  readonly isForMembers?: true;
};

const text: Kind = {
  path: /^\/rest\/v1\/(?:articles|tips|rpc\/(?:check_imports|import_items))$/,
  longest: 1_000_000,
  isJson: true,
  isForMembers: true,
};
const picture: Kind = {
  path: /^\/storage\/v1\/object\/(?!list\/)[^/]+\/./,
  // And the form around it.
  longest: 5 * 1024 * 1024 + 64_000,
  isForMembers: true,
};
const download: Kind = { ...picture, path: /^\/storage\/v1\/object\/fichiers\/./, longest: 10_000_000 + 64_000 };
const rows: Kind = { path: /^\/rest\//, longest: 100_000, isJson: true };
const other: Kind = { path: /./, longest: 64_000 };

const kindOf = (request: Request, isMember: boolean): Kind => {
  const { pathname } = new URL(request.url);
  const fitting = [text, download, picture, rows, other].find(
    (kind) => kind.path.test(pathname) && (isMember || kind !== text),
  );
  return fitting ?? other;
};

type Limits = {
  /** Bytes of all bodies in flight, of a network's bodies, and of the free first part of each body. */
  readonly inFlight: number;
  readonly inFlightEach: number;
  readonly small: number;
  /** How long a body may take to come, and its next bytes, in milliseconds. */
  readonly time: number;
  readonly pause: number;
};

const usual: Limits = { inFlight: 64_000_000, inFlightEach: 16_000_000, small: 8_000, time: 30_000, pause: 10_000 };

type Needs = Pick<Keys, "anonKey" | "secretKey" | "jwtSecret"> & Partial<Limits>;

export type Bodies = (
  request: Request,
  client: PropertyKey,
  answer: (whole: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Reads a request's body before it is answered. Key, signature, type and declared length are checked before a byte is read. The bytes
 * that have come count until the answer is there.
 */
export const createBodies = ({ anonKey, secretKey, jwtSecret, ...limits }: Needs): Bodies => {
  const { inFlight, inFlightEach, small, time, pause } = { ...usual, ...limits };
  // The gateway asks the database later whether the session has ended.
  const readBearer = readSignedWith({ anonKey, secretKey, jwtSecret });
  const refusalOfSignature = refusalOfBearer(readBearer);
  const budgetFor = createByteBudget({ all: inFlight, each: inFlightEach, small });

  // Functions need no key, and storage takes a token instead.
  const keyOf = ({ url, headers }: Request): string | null =>
    headers.get("apikey") ?? new URL(url).searchParams.get("apikey");
  const hasKey = (request: Request): boolean =>
    !/^\/(?:rest|auth)\//.test(new URL(request.url).pathname) || [anonKey, secretKey].includes(keyOf(request) ?? "");

  const isMember = async (request: Request): Promise<boolean> => {
    const token = bearerOf(request);
    return [token, keyOf(request)].includes(secretKey) || typeof (await readBearer(token)) === "object";
  };

  const refusalOf = (request: Request, kind: Kind, member: boolean): Response | undefined => {
    if (kind.isForMembers && !member) return answerTo(request, 403, "Only members bring files");
    if (kind.isJson && !isJson(request)) return answerTo(request, 415, "The body has to be application/json");
    return lengthOf(request, kind) > kind.longest ? answerTo(request, 413, "The request is too large") : undefined;
  };

  return async (request, client, answer) => {
    if (!request.body) return answer(request);
    if (!hasKey(request)) return unknownKey(request);
    const forged = await refusalOfSignature(request);
    if (forged) return forged;
    const member = await isMember(request);
    const kind = kindOf(request, member);
    const refused = refusalOf(request, kind, member);
    if (refused) return refused;
    const { take, release } = budgetFor(client);
    try {
      const read = await bodyOf(request, { longest: lengthOf(request, kind), take, time, pause });
      if (typeof read === "number") return answerTo(request, read, ...problems[read]);
      const { url, method, headers } = request;
      return await answer(new Request(url, { method, headers, body: read }));
    } finally {
      release();
    }
  };
};

const isJson = ({ headers }: Request): boolean => {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  // Without a length and a type there is no body.
  const hasNone = (headers.get("content-length") ?? "0") === "0" && !headers.has("transfer-encoding");
  return type === undefined ? hasNone : type === "application/json";
};

/** The declared length, or the longest allowed when none is declared. */
const lengthOf = ({ headers }: Request, { longest }: Kind): number => {
  const said = headers.get("content-length") ?? "";
  return /^\d+$/.test(said) ? Number(said) : longest;
};

const unknownKey = ({ headers }: Request): Response =>
  Response.json(
    {
      message: headers.has("apikey") ? "Invalid API key" : "No API key found in request",
      hint: "Send the project's `apikey`.",
    },
    { status: 401, headers: { "access-control-allow-origin": "*" } },
  );

type Problem = 400 | 408 | 413 | 429 | 503;

/** The refusal of a body. `retryAfter`: in seconds. */
const problems: Readonly<Record<Problem, readonly [message: string, retryAfter?: number]>> = {
  400: ["The body ended before its end"],
  408: ["The body came too slowly"],
  413: ["The request is too large"],
  429: ["Too much is being sent at once from this address", 5],
  503: ["Too much is being sent at once", 5],
};

type Reading = Pick<Limits, "time" | "pause"> & Pick<Budget, "take"> & { readonly longest: number };

/** The bytes of a body, or the status of its refusal. Stops at the time limit and at the first byte too many. */
const bodyOf = async ({ body }: Request, { longest, take, time, pause }: Reading): Promise<Blob | Problem> => {
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  let isLate = () => {};
  const late = new Promise<408>((resolve) => {
    isLate = () => resolve(408);
  });
  const whole = setTimeout(isLate, time);
  const next = setTimeout(isLate, pause);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late]);
      if (piece === 408) return cancelled(reader, 408);
      if (piece.done) return new Blob(pieces);
      next.refresh();
      size += piece.value.byteLength;
      const problem = size > longest ? 413 : take(piece.value.byteLength);
      if (problem) return cancelled(reader, problem);
      pieces.push(piece.value);
    }
  } catch {
    return 400;
  } finally {
    clearTimeout(whole);
    clearTimeout(next);
  }
};

const cancelled = <Status>(reader: ReadableStreamDefaultReader, status: Status): Status => {
  reader.cancel().catch(() => {});
  return status;
};
