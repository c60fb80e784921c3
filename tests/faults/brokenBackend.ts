import { delay, HttpResponse, type HttpResponseResolver } from "msw";

const answer = (status: number, type: string, body: string) => () =>
  new HttpResponse(body, { status, headers: { "content-type": type } });
const json = (status: number, body: string) => answer(status, "application/json", body);

/** An answer whose stream fails or never ends. */
const broken = (start: (stream: ReadableStreamDefaultController) => void) => () =>
  new HttpResponse(new ReadableStream({ start }), {
    headers: { "content-type": "application/json", "content-length": "500" },
  });
const half = new TextEncoder().encode('[{"id":');

/** How a backend, or the network on the way to it, can fail. */
export const faults = {
  "HTML with 200": answer(200, "text/html", "<!doctype html><title>Bienvenue sur le réseau de l'hôtel</title>"),
  "nothing with 200": json(200, ""),
  "truncated JSON": json(200, '[{"id":"b0000000-0000-4000-8000-000000000001","sl'),
  "a length that isn't reached": broken((stream) => {
    stream.enqueue(half);
    setTimeout(() => stream.error(), 5);
  }),
  "an object of another shape": json(200, '{"hello":"world"}'),
  "a list of another shape": json(200, '[{"hello":"world"}]'),
  "a text": json(200, '"hello"'),
  "a number": json(200, "42"),
  null: json(200, "null"),
  "404 that says nothing": json(404, ""),
  "404 with a list": json(404, "[]"),
  "500 with HTML": answer(500, "text/html", "<h1>Internal Server Error</h1>"),
  "500 with null": json(500, "null"),
  "503 with an empty body": answer(503, "text/plain", ""),
  "503 that asks for an hour's patience": () =>
    new HttpResponse(null, { status: 503, headers: { "retry-after": "3600" } }),
  "a closed connection": broken((stream) => stream.error()),
  "no answer": () => delay("infinite"),
  "half an answer, then silence": broken((stream) => stream.enqueue(half)),
} as const satisfies Readonly<Record<string, HttpResponseResolver>>;

export type Fault = keyof typeof faults;

export const tooMany = json(429, '{"code":429,"error_code":"over_request_rate_limit","msg":"Too many requests"}');
export const unauthorized = json(401, '{"code":"42501","message":"permission denied","details":null,"hint":null}');

/** Whether each call meets each fault, as in the long tier. */
export const hasFullTables = process.env["FULL_TABLES"] === "1";
