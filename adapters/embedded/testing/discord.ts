import * as z from "zod";
import { serve } from "./requests.ts";

/** A message as the double keeps it. */
export type DiscordMessage = { readonly id: string; readonly content: string; readonly embeds: readonly Embed[] };

const short = (longest: number) => z.string().min(1).max(longest);
const address = z
  .string()
  .max(2_048)
  .regex(/^https?:\/\/\S+$/);
const Embed = z.strictObject({
  title: short(256).optional(),
  description: short(4_096).optional(),
  url: address.optional(),
  author: z.strictObject({ name: short(256) }).optional(),
  image: z.strictObject({ url: address }).optional(),
});
type Embed = z.infer<typeof Embed>;
const Message = z.object({
  content: z.string().max(2_000).default(""),
  embeds: z.array(Embed).max(10).default([]),
  allowed_mentions: z.object({ parse: z.array(z.enum(["roles", "users", "everyone"])) }),
});

/** The fault of the next request. "take": the request has its effect, and the connection breaks. */
type Fault = Response | "take" | ((answer: () => Promise<Response>) => Promise<Response>);

const problem = (status: number, code: number, message: string, more: object = {}): Response =>
  Response.json({ message, code, ...more }, { status });

const refused = (code: number, message: string, more?: object) => ({ refused: problem(400, code, message, more) });

const lengthOf = ({ title = "", description = "", author }: Embed): number =>
  title.length + description.length + (author?.name.length ?? 0);

/** The problems of a body, as Discord nests them: by the field's path, under `_errors`. */
const errorsOf = ({ issues }: z.ZodError): object => {
  const errors: Record<string, unknown> = {};
  for (const { path, code, message } of issues) {
    let place = errors;
    for (const name of path) place = (place[String(name)] ??= {}) as Record<string, unknown>;
    place["_errors"] = [{ code: code === "too_big" ? "BASE_TYPE_BAD_LENGTH" : "BASE_TYPE_REQUIRED", message }];
  }
  return errors;
};

/** Requests of one webhook's bucket, and the seconds after which they are forgotten. */
const usualBucket = { limit: 1_000, seconds: 2 };

/**
 * A webhook of Discord as its documents describe it: execute with and without `wait`, get, edit and delete of its messages, the webhook
 * itself, refusals with their codes, and the rate limit of its bucket with the headers.
 */
export const startDiscord = async ({
  bucket = usualBucket,
  id = "1200000000000000001",
  token = "token-of_tests",
  port = 0,
} = {}) => {
  const messages: DiscordMessage[] = [];
  /** All requests: "POST", "PATCH 12". */
  const requests: string[] = [];
  const faults: Fault[] = [];
  const state = { isDeleted: false, token };
  let lastId = 1_300_000_000_000_000_000n;
  let used: number[] = [];

  /** The body of a message, or the answer that refuses it. */
  const read = async (
    request: Request,
  ): Promise<{ readonly given: z.infer<typeof Message> } | { readonly refused: Response }> => {
    const parsed = Message.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return refused(50_035, "Invalid Form Body", { errors: errorsOf(parsed.error) });
    const { content, embeds } = parsed.data;
    if (content === "" && embeds.every((embed) => lengthOf(embed) === 0)) {
      return refused(50_006, "Cannot send an empty message");
    }
    if (embeds.reduce((sum, embed) => sum + lengthOf(embed), 0) > 6_000) {
      return refused(50_035, "Invalid Form Body", {
        errors: { embeds: { _errors: [{ code: "MAX_EMBED_SIZE_EXCEEDED" }] } },
      });
    }
    return { given: parsed.data };
  };

  const execute = async (request: Request): Promise<Response> => {
    const body = await read(request);
    if ("refused" in body) return body.refused;
    lastId += 1n;
    const message = { id: String(lastId), content: body.given.content, embeds: body.given.embeds };
    messages.push(message);
    const isAwaited = new URL(request.url).searchParams.get("wait") === "true";
    return isAwaited ? Response.json({ ...message, webhook_id: id, type: 0 }) : new Response(null, { status: 204 });
  };

  const onMessage = async (request: Request, message: string): Promise<Response> => {
    const at = messages.findIndex((one) => one.id === message);
    const found = messages[at];
    if (!found) return problem(404, 10_008, "Unknown Message");
    if (request.method === "GET") return Response.json(found);
    if (request.method === "DELETE") {
      messages.splice(at, 1);
      return new Response(null, { status: 204 });
    }
    const body = await read(request);
    if ("refused" in body) return body.refused;
    messages[at] = { id: message, content: body.given.content, embeds: body.given.embeds };
    return Response.json(messages[at]);
  };

  const limited = (answer: Response, resetAfter: number): Response => {
    const remaining = Math.max(0, bucket.limit - used.length);
    answer.headers.set("x-ratelimit-limit", String(bucket.limit));
    answer.headers.set("x-ratelimit-remaining", String(remaining));
    answer.headers.set("x-ratelimit-reset-after", resetAfter.toFixed(3));
    answer.headers.set("x-ratelimit-bucket", "webhook");
    return answer;
  };

  const answer = async (request: Request): Promise<Response> => {
    const [, webhook, secret, message] =
      /^\/api\/(?:v\d+\/)?webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/.exec(new URL(request.url).pathname) ?? [];
    if (webhook !== id || state.isDeleted) return problem(404, 10_015, "Unknown Webhook");
    if (secret !== state.token) return problem(401, 50_027, "Invalid Webhook Token");
    const now = Date.now();
    used = used.filter((at) => at > now - bucket.seconds * 1_000);
    const resetAfter = used[0] === undefined ? bucket.seconds : (used[0] + bucket.seconds * 1_000 - now) / 1_000;
    if (used.length >= bucket.limit) {
      const said = Response.json(
        { message: "You are being rate limited.", retry_after: resetAfter, global: false },
        { status: 429 },
      );
      said.headers.set("retry-after", String(Math.ceil(resetAfter)));
      said.headers.set("x-ratelimit-scope", "user");
      return limited(said, resetAfter);
    }
    used.push(now);
    if (message !== undefined) return limited(await onMessage(request, message), resetAfter);
    if (request.method === "GET") return limited(Response.json({ id, type: 1, token: state.token }), resetAfter);
    return limited(await execute(request), resetAfter);
  };

  const respond = async (request: Request): Promise<Response> => {
    // For tests in another process; no part of Discord.
    if (new URL(request.url).pathname === "/messages") return Response.json(messages);
    const message = /\/messages\/(\d+)$/.exec(new URL(request.url).pathname)?.[1];
    requests.push([request.method, message].filter(Boolean).join(" "));
    const fault = faults.shift();
    if (typeof fault === "function") return fault(() => answer(request));
    if (typeof fault === "object") return fault;
    const answered = await answer(request);
    // A body that breaks off: the client never learns how the request ended.
    if (fault === "take")
      return new Response(new ReadableStream({ start: (body) => body.error(new Error("lost")) }), {
        headers: { "content-length": "9" },
      });
    return answered;
  };
  const { address: origin, close } = await serve(respond, undefined, port);

  return {
    address: `${origin}/api/webhooks/${id}/${token}`,
    messages,
    requests,
    /** For the next requests, one each. */
    faults,
    state,
    titles: () => messages.map(({ embeds }) => embeds[0]?.title),
    close,
  };
};
