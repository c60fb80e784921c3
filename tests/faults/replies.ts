import { HttpResponse } from "msw";
import { faults } from "./brokenBackend.ts";

/** The services of a hosted backend. Each has its own format of errors. */
export type Service = "rest" | "auth" | "storage" | "functions";

/** How a call goes wrong. */
export const troubles = ["offline", "time-out", "401", "403", "409", "429", "500", "garbage"] as const;
export type Trouble = (typeof troubles)[number];
type Status = Extract<Trouble, "401" | "403" | "409" | "429" | "500">;

/** The services' own error bodies. No page may show their texts. */
const said: Readonly<Record<Service, Readonly<Record<Status, object>>>> = {
  rest: {
    "401": { code: "PGRST301", message: "Session from session_id claim in JWT does not exist" },
    "403": { code: "42501", message: "new row violates row-level security policy" },
    "409": { code: "23505", message: "duplicate key value violates unique constraint" },
    "429": { message: "API rate limit exceeded" },
    "500": { code: "XX000", message: "internal error" },
  },
  auth: {
    "401": { code: 401, error_code: "no_authorization", msg: "This endpoint requires a valid Bearer token" },
    "403": { code: 403, error_code: "bad_jwt", msg: "invalid JWT: token is expired" },
    "409": { code: 409, error_code: "conflict", msg: "Too many concurrent requests" },
    "429": { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
    "500": { code: 500, error_code: "unexpected_failure", msg: "Unexpected failure" },
  },
  storage: {
    "401": { statusCode: "401", error: "Unauthorized", message: "jwt expired" },
    "403": { statusCode: "403", error: "Unauthorized", message: "new row violates row-level security policy" },
    "409": { statusCode: "409", error: "Duplicate", message: "The resource already exists" },
    "429": { statusCode: "429", error: "TooManyRequests", message: "Too many requests" },
    "500": { statusCode: "500", error: "InternalError", message: "Internal server error" },
  },
  functions: {
    "401": { code: 401, message: "Invalid JWT" },
    "403": { code: "forbidden", message: "Not allowed" },
    "409": { code: "conflict", message: "Already done" },
    "429": { code: "too-many" },
    "500": { code: "unexpected", message: "Function failed" },
  },
};

/** Texts that no page may show. */
export const foreignWords: readonly string[] = [
  ...new Set(
    Object.values(said)
      .flatMap((answers) => Object.values(answers))
      .flatMap((answer) => Object.values(answer))
      .filter((word): word is string => typeof word === "string" && !/^\d+$/.test(word)),
  ),
  "fetch",
  "aborted",
  "timeout",
  "JSON",
  "Supabase",
  "undefined",
  "[object",
];

/** The service's answer at a trouble. */
export const replyTo = (service: Service, trouble: Trouble) => {
  if (trouble === "offline") return faults["a closed connection"]();
  if (trouble === "time-out") return faults["no answer"]();
  if (trouble === "garbage") return faults["HTML with 200"]();
  return HttpResponse.json(said[service][trouble], { status: Number(trouble) });
};
