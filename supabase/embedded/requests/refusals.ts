import { accountRefusal } from "../accounts/call.ts";
import { refusal } from "./requests.ts";

/** A refusal in the words of the service that a request is for. `after`: seconds until it makes sense to ask again. */
export const answerTo = (request: Request, status: number, message: string, after?: number): Response => {
  const answer = worded(request, status, message);
  if (after !== undefined) {
    answer.headers.set("retry-after", String(after));
    answer.headers.set("access-control-expose-headers", "retry-after");
  }
  return answer;
};

const worded = ({ url }: Request, status: number, message: string): Response => {
  const service = /^\/(\w+)\/v1\//.exec(new URL(url).pathname)?.[1];
  if (service === "auth") return accountRefusal(status, accountCodes.get(status) ?? "unexpected_failure", message);
  if (service === "storage") return storageRefusal(status, message);
  // The site's own functions name a refusal by its code.
  if (service === "functions")
    return Response.json({ code: functionCodes.get(status) ?? "refused", message }, { status });
  return refusal(status, message);
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

const storageRefusal = (status: number, message: string): Response =>
  Response.json(
    { statusCode: String(status), error: storageErrors.get(status) ?? "InvalidRequest", message },
    { status, headers: { "access-control-allow-origin": "*" } },
  );

const storageErrors = new Map([
  [403, "Unauthorized"],
  [413, "Payload too large"],
]);
