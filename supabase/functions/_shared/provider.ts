import type { Send } from "./outbox.ts";

type Provider = {
  /** The API's address, such as https://api.resend.com/emails. */
  readonly url: string;
  readonly key: string;
  /** The sender: "Club <bonjour@club.example>". */
  readonly from: string;
  readonly fetch?: typeof globalThis.fetch;
};

const longestWait = 15_000;

/** Waits as long as a provider asks for: ten seconds at most, and one when it names none. */
const pauseFor = async ({ headers }: Response): Promise<void> => {
  const seconds = Number(headers.get("retry-after") ?? 1);
  const pause = seconds > 0 && seconds <= 10 ? seconds * 1_000 : 1_000;
  await new Promise((resolve) => setTimeout(resolve, pause));
};

/** Sends by a provider with Resend's JSON interface, which others have too. */
export const throughProvider =
  ({ url, key, from, fetch = globalThis.fetch }: Provider): Send =>
  async ({ id, to, replyTo, subject, text, html, leaveAddress }) => {
    const ask = async () =>
      fetch(url, {
        method: "POST",
        // A mail that is sent again after a lost answer is delivered once.
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify({
          from,
          to: [to],
          subject,
          text,
          html,
          ...(replyTo && { reply_to: replyTo }),
          ...(leaveAddress && { headers: leaveHeaders(leaveAddress) }),
        }),
        signal: AbortSignal.timeout(longestWait),
      });
    let answer = await ask();
    // So many a second are taken: a moment later the same mail is.
    for (let again = 0; answer.status === 429 && again < 2; again++) {
      await answer.body?.cancel();
      await pauseFor(answer);
      answer = await ask();
    }
    const said = await answer.text();
    if (!answer.ok) throw new Error(`The mail provider answered ${answer.status} ${said.slice(0, 300)}`);
  };

/** Headers for one-click unsubscription (RFC 8058). */
export const leaveHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
