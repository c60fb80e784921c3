import type { Send } from "../../../supabase/functions/_shared/outbox.ts";
import { leaveHeaders, throughProvider } from "../../../supabase/functions/_shared/provider.ts";

/** How mails leave the machine. */
export type Sending = { readonly from: string } & (
  { readonly smtpUrl: string } | { readonly apiUrl: string; readonly apiKey: string }
);

/**
 * Without a `Sending`, mails count as sent and stay in the outbox: `/_dev/mail` shows them.
 *
 * @param limit milliseconds to wait for a mail server at each step
 */
export const senderOf = (sending: Sending | undefined, limit = longestWait): Send => {
  if (!sending) return async () => {};
  if ("apiUrl" in sending) return throughProvider({ url: sending.apiUrl, key: sending.apiKey, from: sending.from });
  const server = patient(sending.smtpUrl, limit);
  return async ({ id, to, replyTo, subject, text, html, leaveAddress }) => {
    const transport = await transportTo(server);
    await transport.sendMail({
      // An object: a text would be parsed as a list of addresses.
      to: { name: "", address: to },
      from: sending.from,
      subject,
      text,
      html,
      // Equal for both copies of a mail that is sent twice, so mail programs show the mail once.
      messageId: `<${id}@${domainOf(sending.from)}>`,
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      ...(leaveAddress && { headers: leaveHeaders(leaveAddress) }),
    });
  };
};

/**
 * Signs in at the mail server, or asks the provider's address, and sends nothing. Returns the provider's status. Throws when the server
 * isn't reached or refuses the login.
 */
export const reachMails = async (sending: Sending, limit: number): Promise<number | undefined> => {
  if ("apiUrl" in sending) {
    const headers = { authorization: `Bearer ${sending.apiKey}` };
    const answer = await fetch(sending.apiUrl, { headers, signal: AbortSignal.timeout(limit) });
    await answer.body?.cancel();
    return answer.status;
  }
  const transport = await transportTo(patient(sending.smtpUrl, limit));
  await transport.verify().finally(() => transport.close());
  return undefined;
};

/** Loads the mail client when it is needed: most servers send none for hours, or never. */
const transportTo = async (smtpUrl: string) => (await import("nodemailer")).createTransport(smtpUrl);

/** Milliseconds to wait for a mail server. */
const longestWait = 15_000;

// By default it waits for minutes, and the site's end waits with it.
const patient = (smtpUrl: string, wait: number): string => {
  const url = new URL(smtpUrl);
  for (const limit of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    if (!url.searchParams.has(limit)) url.searchParams.set(limit, String(wait));
  }
  return url.href;
};

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
