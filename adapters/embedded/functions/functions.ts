import { failed } from "../../../supabase/functions/_shared/http.ts";
import { askerAt } from "../../../supabase/functions/_shared/networks.ts";
import type { Handler, Needs } from "../../../supabase/functions/_shared/needs.ts";
import { confirmNewsletter } from "../../../supabase/functions/confirm-newsletter/handler.ts";
import { sendContactEmail } from "../../../supabase/functions/send-contact-email/handler.ts";
import { sendDueMails } from "../../../supabase/functions/send-due-mails/handler.ts";
import { subscribeNewsletter } from "../../../supabase/functions/subscribe-newsletter/handler.ts";
import { unsubscribeNewsletter } from "../../../supabase/functions/unsubscribe-newsletter/handler.ts";
import { clientOf } from "../queue/peers.ts";
import { dataRefusal } from "../gateway/refusals.ts";

/** The functions of the hosted project, by the name of their folder. */
const handlers = new Map<string, Handler>([
  ["confirm-newsletter", confirmNewsletter],
  ["send-contact-email", sendContactEmail],
  ["send-due-mails", sendDueMails],
  ["subscribe-newsletter", subscribeNewsletter],
  ["unsubscribe-newsletter", unsubscribeNewsletter],
]);

const functionPath = /^\/functions\/v1\/([\w-]+)$/;

type FunctionsOptions = Omit<Needs, "peer" | "network"> & {
  /** The key for fingerprints of addresses, by which the backend also recognises its own server. */
  readonly secret: string;
  /** The functions that the site uses. Without it: all. `send-due-mails` is the backend's own. */
  readonly used?: readonly string[];
};

/** Answers a request to /functions/v1/<name> as the hosted project would. */
export const functionsWith =
  ({ secret, used, ...needs }: FunctionsOptions) =>
  async (request: Request, peer = ""): Promise<Response> => {
    const name = functionPath.exec(new URL(request.url).pathname)?.[1] ?? "";
    const isUsed = !used || used.includes(name) || name === "send-due-mails";
    const handler = isUsed ? handlers.get(name) : undefined;
    if (!handler) return dataRefusal(404, "There is no such function");
    try {
      return await handler(request, {
        ...needs,
        ...(await askerAt(clientOf(request, peer), secret)),
      });
    } catch (cause) {
      console.error(cause);
      return failed();
    }
  };
