/** A line of an embed. */
export type Field = { readonly name: string; readonly value: string };
export type Embed = { readonly title: string; readonly url: string; readonly fields: readonly Field[] };

/** Discord's limits. All titles, names and values of an embed together may have `total`. */
export const most = { title: 256, description: 4_096, name: 256, value: 1_024, fields: 25, total: 6_000 } as const;
const longestWait = 5_000;

/** A plain address without Markdown characters: it stays a link. */
const address = /(https?:\/\/(?:[\w\-./?=&%+,;!$'#]|(?<=\/)@(?!everyone|here))+)/;
const marks = /[\\*_~`|>#[\]()<]/g;
/** Starts of Markdown lists. */
const bullet = /^(\s*)([-+])/gm;
const number = /^(\s*\d+)\./gm;

/** Escapes Markdown: mentions, headings, and links with another text. */
export const disarmed = (text: string): string =>
  text
    .split(address)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : piece
            .replace(marks, String.raw`\$&`)
            .replace(bullet, String.raw`$1\$2`)
            .replace(number, String.raw`$1\.`)
            .replaceAll("@", "@\u200b"),
    )
    .join("");

/** Escapes Markdown and shortens. The text is cut before it is escaped, so that no escape is split. */
export const fitting = (text: string, longest: number): string => {
  const whole = disarmed(text);
  if (whole.length <= longest) return whole;
  const signs = [...text];
  let [fits, tooMany] = [0, signs.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (disarmed(signs.slice(0, middle).join("")).length < longest) fits = middle;
    else tooMany = middle;
  }
  return `${disarmed(signs.slice(0, fits).join(""))}…`;
};

/** A message of one embed, within Discord's limits. Fields without a value are left out: Discord refuses them. */
export const messageOf = ({ title, url, fields }: Embed) => {
  const head = fitting(title, most.title);
  let left = most.total - head.length;
  const kept: Field[] = [];
  for (const field of fields.filter(({ value }) => value.trim() !== "").slice(0, most.fields)) {
    const name = fitting(field.name, most.name);
    const room = Math.min(most.value, left - name.length);
    if (room < 1) break;
    const value = fitting(field.value, room);
    left -= name.length + value.length;
    kept.push({ name, value });
  }
  return {
    embeds: [{ title: head, url, fields: kept }],
    // Mentions in the text notify no one.
    allowed_mentions: { parse: [] },
  };
};

/** Discord didn't take the message for certain: it may be sent again. */
export class NotTaken extends Error {}

/** Statuses of gateways, which also occur for delivered messages. */
const gatewayTroubles = new Set([502, 504]);

/** Whether a request failed before it was sent. Node reports a code, Deno a sentence. */
export const neverArrived = (cause: unknown): boolean =>
  cause instanceof Error &&
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|dns error|connect error/i.test(
    `${cause.message} ${(cause.cause as { readonly code?: string } | undefined)?.code}`,
  );

/**
 * Posts a message to a webhook. Throws `NotTaken` when Discord refused it or wasn't reached, another error when the outcome
 * is unknown. No error contains the webhook's address, which is a secret.
 */
export const postTo = async (webhook: string, message: object): Promise<void> => {
  const answer = await fetch(webhook, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    redirect: "error",
    signal: AbortSignal.timeout(longestWait),
  }).catch((cause: unknown) => {
    const reason = `Discord could not be reached: ${cause instanceof Error ? cause.name : "no reason"}`;
    throw neverArrived(cause) ? new NotTaken(reason) : new Error(reason);
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const reason = `Discord answered ${answer.status}`;
  throw gatewayTroubles.has(answer.status) ? new Error(reason) : new NotTaken(reason);
};
