import type { Keys } from "../folder/keys.ts";
import { bearerOf } from "../sessions/accessToken.ts";
import { readBearerWith, refusalOfBearer } from "../sessions/bearer.ts";
import { answerTo } from "./refusals.ts";

type Kind = {
  readonly path: RegExp;
  /** In bytes. */
  readonly longest: number;
  readonly isJson?: true;
  readonly isForMembers?: true;
};

const text: Kind = { path: /^\/rest\/v1\/(?:articles|tips)$/, longest: 1_000_000, isJson: true, isForMembers: true };
const picture: Kind = {
  path: /^\/storage\/v1\/object\/(?!list\/)[^/]+\/./,
  // And the form around it.
  longest: 5 * 1024 * 1024 + 64_000,
  isForMembers: true,
};
const rows: Kind = { path: /^\/rest\//, longest: 100_000, isJson: true };
const other: Kind = { path: /./, longest: 64_000 };

const kindOf = (request: Request, isMember: boolean): Kind => {
  const { pathname } = new URL(request.url);
  const fitting = [text, picture, rows, other].find((kind) => kind.path.test(pathname) && (isMember || kind !== text));
  return fitting ?? other;
};

type Limits = {
  /** Bytes of all bodies that are being read or worked on, and of those of one network. */
  readonly inFlight: number;
  readonly inFlightEach: number;
  /** How long a body may take to come, in milliseconds. */
  readonly time: number;
};

const usual: Limits = { inFlight: 64_000_000, inFlightEach: 24_000_000, time: 30_000 };

type Needs = Pick<Keys, "anonKey" | "secretKey" | "jwtSecret"> & Partial<Limits>;

export type Bodies = (
  request: Request,
  holder: PropertyKey,
  answer: (whole: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Answers a request with its whole body at hand. Who asks, the type and the length are looked at before a byte of it is read, and its
 * room is held until the answer is there.
 */
export const createBodies = ({ anonKey, secretKey, jwtSecret, ...limits }: Needs): Bodies => {
  const { inFlight, inFlightEach, time } = { ...usual, ...limits };
  // Whether a session still stands is asked later, of the database.
  const readBearer = readBearerWith({ anonKey, secretKey, jwtSecret, stateOf: async () => "live" });
  const refusalOfSignature = refusalOfBearer(readBearer);
  const held = new Map<PropertyKey, number>();
  let all = 0;

  const hold = (holder: PropertyKey, bytes: number): void => {
    all += bytes;
    const own = (held.get(holder) ?? 0) + bytes;
    if (own === 0) held.delete(holder);
    else held.set(holder, own);
  };

  // The functions ask for no key, and the storage takes a token for one.
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

  return async (request, holder, answer) => {
    if (!request.body) return answer(request);
    if (!hasKey(request)) return unknownKey(request);
    const forged = await refusalOfSignature(request);
    if (forged) return forged;
    const member = await isMember(request);
    const kind = kindOf(request, member);
    const refused = refusalOf(request, kind, member);
    if (refused) return refused;
    const bytes = lengthOf(request, kind);
    if (all + bytes > inFlight) return answerTo(request, 503, "Too much is being sent at once", 5);
    if ((held.get(holder) ?? 0) + bytes > inFlightEach) {
      return answerTo(request, 429, "Too much is being sent at once from this address", 5);
    }
    hold(holder, bytes);
    try {
      const read = await bodyOf(request, bytes, time);
      if (typeof read === "number") return answerTo(request, read, problems[read]);
      const { url, method, headers } = request;
      return await answer(new Request(url, { method, headers, body: read }));
    } finally {
      hold(holder, -bytes);
    }
  };
};

const isJson = ({ headers }: Request): boolean => {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  // Without a length and a type there is none, as far as HTTP goes.
  const hasNone = (headers.get("content-length") ?? "0") === "0" && !headers.has("transfer-encoding");
  return type === undefined ? hasNone : type === "application/json";
};

/** What it says, or all that it may have when it says nothing. */
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

const problems = {
  400: "The body ended before its end",
  408: "The body came too slowly",
  413: "The request is too large",
} as const;

/** The bytes of a body, or the status of what is wrong with it. Ends with the time, and with the first byte too many. */
const bodyOf = async ({ body }: Request, longest: number, time: number): Promise<Blob | keyof typeof problems> => {
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<408>((resolve) => {
    timer = setTimeout(() => resolve(408), time);
  });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late]);
      if (piece === 408) return left(reader, 408);
      if (piece.done) return new Blob(pieces);
      size += piece.value.byteLength;
      if (size > longest) return left(reader, 413);
      pieces.push(piece.value);
    }
  } catch {
    return 400;
  } finally {
    clearTimeout(timer);
  }
};

const left = <Status>(reader: ReadableStreamDefaultReader, status: Status): Status => {
  reader.cancel().catch(() => {});
  return status;
};
