import { whenQueueRefuses } from "../queue/fairQueue.ts";

/** lite also answers `/_system`, which shows the settings and the schema to every visitor, and makes buckets. */
const served = /^\/(rest|auth|functions|storage(?=\/v1\/object\/))\/v1(?:\/|$)/;

export type Service = "rest" | "auth" | "functions" | "storage";

/** The service that a request is for; `undefined` when none is served there. */
export const serviceOf = ({ url }: Pick<Request, "url">): Service | undefined =>
  served.exec(new URL(url).pathname)?.[1] as Service | undefined;

type Headers = Readonly<Record<string, string>>;

/** A refusal in PostgREST's form. `code`: its own, or an SQL state. */
export const dataRefusal = (
  status: number,
  message: string,
  { code = String(status), hint = null, headers = {} }: { code?: string; hint?: string | null; headers?: Headers } = {},
): Response =>
  Response.json(
    { code, message, details: null, hint },
    { status, headers: { "access-control-allow-origin": "*", ...headers } },
  );

/** A refusal in the form of Supabase's auth service. */
export const accountRefusal = (status: number, code: string, message: string, more: object = {}): Response =>
  Response.json(
    { code: status, error_code: code, msg: message, ...more },
    { status, headers: { "access-control-allow-origin": "*", "x-sb-error-code": code } },
  );

/** A refusal in the form of Supabase's storage: the body has a status of its own. */
export const storageRefusal = (
  statusCode: number,
  error: string,
  message: string,
  { status = 400, headers = {} }: { status?: number; headers?: Headers } = {},
): Response =>
  Response.json(
    { statusCode: String(statusCode), error, message },
    { status, headers: { "access-control-allow-origin": "*", ...headers } },
  );

/** The database and the storage say it: the disk is full. */
export const noWrites = "Nothing can be written at the moment";
/** The storage's answers have no code for it. */
export const noWritesCode = "53100";

/** A refusal in the form of the service that a request is for. `retryAfter`: in seconds. */
export const answerTo = (request: Request, status: number, message: string, retryAfter?: number): Response => {
  const answer = worded(request, status, message);
  return retryAfter === undefined ? answer : withRetryAfter(answer, retryAfter);
};

/** `retryAfter`: in seconds. */
export const withRetryAfter = (answer: Response, retryAfter: number): Response => {
  answer.headers.set("retry-after", String(retryAfter));
  answer.headers.set("access-control-expose-headers", "retry-after");
  return answer;
};

/** Answers a request that found no place; throws every other error. */
export const refusalOfQueue = (request: Request) =>
  whenQueueRefuses((isOwnFault) =>
    isOwnFault
      ? answerTo(request, 429, "Too much is asked at once from this address", 2)
      : answerTo(request, 503, "Too much is asked at once", 2),
  );

const worded = (request: Request, status: number, message: string): Response => {
  const service = serviceOf(request);
  if (service === "auth") return accountRefusal(status, accountCodes.get(status) ?? "unexpected_failure", message);
  if (service === "storage") {
    return storageRefusal(status, storageErrors.get(status) ?? "InvalidRequest", message, { status });
  }
  // The functions name a refusal by its code.
  if (service === "functions")
    return Response.json({ code: functionCodes.get(status) ?? "refused", message }, { status });
  return dataRefusal(status, message);
};

const accountCodes = new Map([
  [400, "bad_json"],
  [408, "request_timeout"],
  [413, "validation_failed"],
  [429, "over_request_rate_limit"],
]);

const functionCodes = new Map([
  [413, "too-large"],
  [429, "too-many"],
  [503, "unavailable"],
]);

const storageErrors = new Map([
  [403, "Unauthorized"],
  [413, "Payload too large"],
]);
