import { vi } from "vitest";
import { sessionName } from "../../adapters/sessionName.ts";
import { type Project, supabaseClient } from "../../adapters/supabase/shared/client.ts";
import type { Fetch } from "../../adapters/supabase/shared/fetchWithTimeout.ts";
import { longestWait } from "../../adapters/supabase/shared/longestWait.ts";
import { camille, sarah, yanis } from "../contracts/ports.ts";
import { startEmbedded } from "../embedded.ts";
import { standInForBrowser } from "../security/localStorage.ts";
import { openTab } from "../tab.tsx";
import { projectAt } from "../network.ts";
import type { Call } from "./call.ts";
import { replyTo, type Service, type Trouble } from "./replies.ts";

/** The requests that fail, and how. */
type Fault = { readonly asks: RegExp; readonly service: Service; readonly trouble: Trouble };

/** The demo club on the embedded backend, with one fault at a time. */
export const openFailingSite = async () => {
  const embedded = await startEmbedded();
  let fault: Fault | undefined;
  let asked = 0;
  const broken = projectAt("http://broken.test", () => fault && replyTo(fault.service, fault.trouble));

  const storage = standInForBrowser();
  vi.stubGlobal("location", { origin: "http://site.test", pathname: "/", search: "" });

  // Answers are cached, so that pages open fast. Only a review (PATCH) changes later answers.
  const answered = new Map<string, Promise<Response>>();
  const reach: Fetch = async (input, init = {}) => {
    const address = String(input);
    const place = `${init.method ?? "GET"} ${address.replace(embedded.project.url, "")}`;
    if (fault?.asks.test(place)) {
      // Counted before it leaves: on a busy machine the time may be out before it arrives.
      asked++;
      return fetch(address.replace(embedded.project.url, broken.url), init);
    }
    // Sign-outs don't reach the backend: the next test uses the same session.
    if (place.startsWith("POST /auth/v1/logout")) return new Response(null, { status: 204 });
    const question = JSON.stringify([place, new Headers(init.headers).get("authorization"), init.body]);
    // Requests without a fault have no time limit.
    const { signal: _, ...patient } = init;
    if (init.method === "PATCH") answered.clear();
    const answer = answered.get(question) ?? fetch(input, patient);
    answered.set(question, answer);
    return (await answer).clone();
  };
  const project: Project = { ...embedded.project, fetch: reach };

  const sessionOf = async (login: typeof camille) => {
    const client = supabaseClient({ ...embedded.project }, "device");
    await client.auth.signInWithPassword(login);
    await client.auth.stopAutoRefresh();
    return storage.getItem(sessionName) ?? "";
  };
  const sessions: Readonly<Record<Call["who"], string | null>> = {
    visitor: null,
    member: await sessionOf(camille),
    staff: await sessionOf(sarah),
    admin: await sessionOf(yanis),
  };

  return {
    /** Opens a page as a visitor, a member, staff or an admin. `trouble`: the later fault, which sets the time limit. */
    open: (path: string, who: Call["who"], trouble: Trouble) => {
      fault = undefined;
      asked = 0;
      const session = sessions[who];
      if (session === null) storage.removeItem(sessionName);
      else storage.setItem(sessionName, session);
      const timeLimit = trouble === "time-out" ? 40 : longestWait;
      return openTab({ backend: { ...project, timeLimit }, path, keeping: "device" });
    },
    /** Makes matching requests fail. */
    trouble: (next: Fault) => {
      fault = next;
    },
    /** The number of failed requests. */
    asked: () => asked,
    close: () => embedded.close(),
  };
};

export type FailingSite = Awaited<ReturnType<typeof openFailingSite>>;
