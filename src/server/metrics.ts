import { readdirSync } from "node:fs";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { madeAt } from "../../adapters/embedded/backup/names.ts";
import type { QueueState } from "../../adapters/embedded/queue/fairQueue.ts";
import type { PoolState } from "../../adapters/embedded/database/database.ts";
import type { Answered } from "./http/observe.ts";
import { listen, StartRefusal } from "./http/listen.ts";

export type MetricsSettings = {
  readonly host: string;
  readonly port: number;
  /** The folder of the backups, whose age is told. */
  readonly backups: string;
};

/** The figures of a served site. Figures of a hosted project cover its site alone. */
export type Load = {
  readonly pages: { readonly kept: number; readonly made: number };
  readonly queues: Readonly<Record<string, QueueState>>;
  readonly pool?: PoolState;
  readonly sockets?: number;
  /** Streams that tell visitors of changes. */
  readonly streams: number;
};

/** The mails that wait, and those given up. */
export type Outbox = { readonly waiting: number; readonly failed: number };

export type Measured = {
  load(): Load;
  outbox?(): Promise<Outbox>;
};

/** In seconds: a cached page takes a thousandth, a sign-in among others some seconds. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The group of a route: a service, built files, generated files, pages. */
const groupOf = (route: string): string =>
  /^\/(rest|auth|storage|functions|realtime|assets|changements)\b/.exec(route)?.[1] ??
  (/\.[a-z]+$/.test(route) ? "files" : "pages");

/** Seconds since the newest backup was made; `undefined` without one. */
const ageOfBackup = (folder: string): number | undefined => {
  try {
    const times = readdirSync(folder).flatMap((name) => madeAt(name)?.getTime() ?? []);
    return times.length === 0 ? undefined : (Date.now() - Math.max(...times)) / 1000;
  } catch {
    return undefined;
  }
};

/**
 * Measures a site in Prometheus' terms. The labels are routes' groups, statuses and names of queues: nothing of what visitors send.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["group", "status"],
    buckets,
    registers,
  });
  const renderings = new Histogram({
    name: "site_rendering_seconds",
    help: "Time to render a page that was not cached, with its reads",
    buckets,
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const pages = counter("site_pages_total", "Pages answered from the cache (kept) or not (made)", ["from"]);
  const queued = gauge("site_queue", "Work that goes on (running) or waits, by queue", ["queue", "state"]);
  const refusals = counter("site_queue_refusals_total", "Work refused because its queue was full, by queue", ["queue"]);
  const connections = gauge("site_database_connections", "Connections to the database, by state", ["state"]);
  const sockets = gauge("site_sockets", "Open sockets of the realtime service");
  const streams = gauge("site_streams", "Open streams that tell visitors of changes");
  const mails = gauge("site_outbox_mails", "Mails that wait, and those given up", ["state"]);
  const backup = gauge("site_backup_age_seconds", "Time since the newest backup; absent without one");

  const observers = new Map<string, ReturnType<typeof requests.labels>>();
  const observerOf = (group: string, status: number) => {
    const name = `${group} ${status}`;
    const known = observers.get(name) ?? requests.labels(group, String(status));
    observers.set(name, known);
    return known;
  };

  const read = async ({ load, outbox }: Measured, backups: string): Promise<void> => {
    const { pages: answered, queues, pool, sockets: open, streams: streaming } = load();
    pages.reset();
    refusals.reset();
    for (const [from, number] of Object.entries(answered)) pages.inc({ from }, number);
    for (const [queue, { running, waiting, refused }] of Object.entries(queues)) {
      queued.set({ queue, state: "running" }, running);
      queued.set({ queue, state: "waiting" }, waiting);
      refusals.inc({ queue }, refused);
    }
    for (const [state, number] of Object.entries(pool ?? {})) connections.set({ state }, number);
    if (open !== undefined) sockets.set(open);
    streams.set(streaming);
    mails.reset();
    const counts = await outbox?.().catch(() => undefined);
    for (const [state, number] of Object.entries(counts ?? {})) mails.set({ state }, number);
    const age = ageOfBackup(backups);
    backup.remove();
    if (age !== undefined) backup.set(age);
  };

  return {
    answered(route: string, { status, milliseconds }: Answered): void {
      observerOf(groupOf(route), status).observe(milliseconds / 1000);
    },
    rendered: (milliseconds: number): void => renderings.observe(milliseconds / 1000),
    /** Serves `/metrics` until the returned server is closed. Throws a `StartRefusal` when the address can't be listened on. */
    async serve(measured: Measured, { host, port, backups }: MetricsSettings) {
      const answer = async ({ url }: Request): Promise<Response> => {
        if (new URL(url).pathname !== "/metrics") return new Response(null, { status: 404 });
        await read(measured, backups);
        return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
      };
      const server = await listen(answer, host, port).catch((cause: unknown) => {
        if (!(cause instanceof StartRefusal)) throw cause;
        throw new StartRefusal(
          `METRICS_PORT ${port} at METRICS_HOST ${host} can't be used. The port is taken or needs more rights, or the address isn't this machine's: choose others.`,
        );
      });
      return {
        address: server.address(),
        close() {
          server.close();
          server.closeAllConnections();
        },
      };
    },
  };
};
