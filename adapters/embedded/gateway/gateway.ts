import { answerToSite } from "../../../supabase/functions/_shared/origin.ts";
import { mayHash } from "../auth/auth.ts";
import { isConnectionLost } from "../database/errors.ts";
import type { Keys } from "../folder/keys.ts";
import { isNested, refusalOfQuestion } from "../rest/questions.ts";
import { clientKey } from "../queue/peers.ts";
import { createFairQueue } from "../queue/fairQueue.ts";
import { createBodies } from "./bodies.ts";
import { originsOf } from "./origins.ts";
import { dataRefusal, refusalOfQueue, type Service, serviceOf } from "./refusals.ts";

/** Answers a request of which the whole body is there. `peer`: the address at the other end of the socket. */
export type Answer = (request: Request, peer: string | undefined) => Promise<Response>;

type Needs = {
  readonly services: Readonly<Record<Service, Answer>>;
  readonly keys: Keys;
  readonly siteUrl: string;
  /** Refuses a bearer that isn't valid, of all services but the rows. */
  readonly refuse: (request: Request) => Promise<Response | undefined>;
};

/** Resources within resources: two at once, because each may take its whole time limit. The staff's pages send them one by one. */
const nestedLimits = { most: 2, visitors: 2, each: 1, reserved: 0, waitingEach: 8, waiting: 32 };

/** Requests that wait for a hash: auth/limits/authLimits.ts lets fewer of them wait. */
const hashLimits = { most: 64, visitors: 64, each: 20 };

/**
 * The gateway before the services, as on a hosted project: limits a request's question, body and work, and refuses invalid bearers.
 */
export const createGateway = ({ services, keys, siteUrl, refuse }: Needs) => {
  const withBody = createBodies(keys);
  // Reads wait for no hash and no nested resource.
  const queues = {
    rows: createFairQueue(),
    nested: createFairQueue(nestedLimits),
    hashes: createFairQueue(hashLimits),
  };
  const running = new Set<Promise<Response>>();
  let isClosing = false;

  // The rows' service refuses bearers itself: a read checks the session in its own round trip.
  const refusalOf = (service: Service, request: Request) => (service === "rest" ? undefined : refuse(request));

  const answerOf = async (service: Service, request: Request, peer: string | undefined): Promise<Response> => {
    const refusal = refusalOfQuestion(request);
    if (refusal) return refusal;
    const client = clientKey(request, peer);
    return withBody(request, client, (whole) =>
      queues[queueNameOf(whole)](
        client,
        async () => (await refusalOf(service, whole)) ?? services[service](whole, peer),
      ).catch(refusalOfQueue(whole)),
    );
  };

  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const service = serviceOf(request);
    if (!service) return dataRefusal(404, "There is nothing here");
    const answered = () => answerOf(service, request, peer);
    return service === "functions" || service === "auth"
      ? answerToSite(request, originsOf(siteUrl, request), answered)
      : answered();
  };

  return {
    async fetch(request: Request, peer?: string): Promise<Response> {
      if (isClosing) return dataRefusal(503, "The backend is shutting down");
      const answered = answer(request, peer).catch(unavailable);
      running.add(answered);
      try {
        return await answered;
      } finally {
        running.delete(answered);
      }
    },
    /** Running and waiting work, by kind. */
    queues: () => ({ rows: queues.rows.state(), nested: queues.nested.state(), hashes: queues.hashes.state() }),
    /** Refuses further requests, and waits for those in flight. */
    async close(): Promise<void> {
      isClosing = true;
      await Promise.allSettled(running);
    },
  };
};

const queueNameOf = (request: Request) => (mayHash(request) ? "hashes" : isNested(request) ? "nested" : "rows");

const unavailable = (error: unknown): Response => {
  if (!isConnectionLost(error)) throw error;
  return dataRefusal(503, "The database can't be asked at the moment", { headers: { "retry-after": "1" } });
};
