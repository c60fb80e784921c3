import { failed } from "../../functions/_shared/answers.ts";
import { callerOf } from "../../functions/_shared/caller.ts";
import { askerAt } from "../../functions/_shared/fingerprint.ts";
import type { Handler, Needs } from "../../functions/_shared/needs.ts";
import { confirmNewsletter } from "../../functions/confirm-newsletter/handler.ts";
import { sendApplicationToDiscord } from "../../functions/send-application-to-discord/handler.ts";
import { sendContactEmail } from "../../functions/send-contact-email/handler.ts";
import { sendDueMails } from "../../functions/send-due-mails/handler.ts";
import { subscribeNewsletter } from "../../functions/subscribe-newsletter/handler.ts";
import { unsubscribeNewsletter } from "../../functions/unsubscribe-newsletter/handler.ts";
import { clientOf } from "../requests/peers.ts";
import { dataRefusal } from "../requests/refusals.ts";

/** The functions of the hosted project, by the name of their folder. */
const handlers = new Map<string, Handler>([
  ["confirm-newsletter", confirmNewsletter],
  ["send-application-to-discord", sendApplicationToDiscord],
  ["send-contact-email", sendContactEmail],
  ["send-due-mails", sendDueMails],
  ["subscribe-newsletter", subscribeNewsletter],
  ["unsubscribe-newsletter", unsubscribeNewsletter],
]);

const place = /^\/functions\/v1\/([\w-]+)$/;
export const isFunction = (request: Request): boolean => new URL(request.url).pathname.startsWith("/functions/v1/");

type Place = Omit<Needs, "peer" | "network" | "caller"> & {
  /** What fingerprints of addresses are made with, and what the backend knows its own server by. */
  readonly secret: string;
  /** Answers as the backend does. */
  readonly backend: (request: Request) => Promise<Response>;
};

/** Answers a request to /functions/v1/<name> as the hosted project would. */
export const functionsWith =
  ({ secret, backend, ...needs }: Place) =>
  async (request: Request, peer = ""): Promise<Response> => {
    const handler = handlers.get(place.exec(new URL(request.url).pathname)?.[1] ?? "");
    if (!handler) return dataRefusal(404, "There is no such function");
    try {
      return await handler(request, {
        ...needs,
        caller: () => callerOf(request, { url: needs.club.address, key: secret, fetch: backend }),
        ...(await askerAt(clientOf(request, peer), secret)),
      });
    } catch (cause) {
      console.error(cause);
      return failed();
    }
  };
