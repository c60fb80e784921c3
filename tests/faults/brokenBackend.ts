import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Project } from "../../adapters/supabase/shared/client.ts";

const answer = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": type });
  response.end(body);
};
const json = (status: number, body: string) => answer(status, "application/json", body);

/** How a backend, or whatever stands on the way to it, can fail. */
export const faults = {
  "HTML with 200": answer(200, "text/html", "<!doctype html><title>Bienvenue sur le réseau de l'hôtel</title>"),
  "nothing with 200": json(200, ""),
  "truncated JSON": json(200, '[{"id":"b0000000-0000-4000-8000-000000000001","sl'),
  "a length that isn't reached": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
    response.write('[{"id":1}');
    setTimeout(() => response.destroy(), 5);
  },
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
  "503 that asks for an hour's patience": (response) => {
    response.writeHead(503, { "retry-after": "3600" });
    response.end();
  },
  "a closed connection": (response) => response.destroy(),
  "no answer": () => {},
  "half an answer, then silence": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('[{"id":');
  },
} as const satisfies Readonly<Record<string, (response: ServerResponse) => void>>;

export type Fault = keyof typeof faults;

export const tooMany = json(429, '{"code":429,"error_code":"over_request_rate_limit","msg":"Too many requests"}');
export const unauthorized = json(401, '{"code":"42501","message":"permission denied","details":null,"hint":null}');

/** A server on this machine, and the project that it stands for. */
export const serveProject = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const project: Project = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: "anon",
  };
  return {
    project,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
