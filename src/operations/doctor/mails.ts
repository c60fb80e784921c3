import { randomUUID } from "node:crypto";
import { reachMails, senderOf, type Sending } from "../../../adapters/embedded/mails/sending.ts";
import { composed } from "../../../supabase/functions/_shared/mail.ts";
import { type Finding, ok, problem, sentenceOf, warning } from "./findings.ts";
import { testMail } from "./words.ts";

/** Milliseconds to wait for a mail server at each step. */
const patience = 5_000;

type Asked = {
  readonly sending: Sending | undefined;
  /** Whether the database is without demo data. */
  readonly isClubs: boolean;
  /** Where a test mail goes; `undefined` sends none. */
  readonly recipient: string | undefined;
};

/** Whether the mail server takes the login, or the provider's address answers. Sends a mail only to a given recipient. */
export const checkMails = async ({ sending, isClubs, recipient }: Asked): Promise<readonly Finding[]> => {
  if (!sending) {
    const how = "no mail is sent: set SMTP_URL or MAIL_API_URL, and MAIL_FROM.";
    if (recipient !== undefined) return [problem(`To send a test mail is impossible, ${how}`)];
    return [isClubs ? warning(`Mails wait at /_dev/mail, ${how}`) : ok("Mails are shown at /_dev/mail; none is sent.")];
  }
  const reached = await reachMails(sending, patience).then(
    (status) => ("apiUrl" in sending ? onProvider(status) : ok("The mail server takes the login.")),
    (cause: unknown) => explain(cause),
  );
  return recipient === undefined || reached.level === "problem"
    ? [reached]
    : [reached, await sendTo(recipient, sending)];
};

/** The finding about the provider's address by its status. Only sending shows whether the key may send. */
const onProvider = (status: number | undefined): Finding =>
  status !== undefined && status >= 500
    ? warning(`The mail provider answers ${status}: it may have a fault. Mails are sent again later.`)
    : status === 401 || status === 403
      ? warning(
          "The mail provider refuses MAIL_API_KEY for reading; --send someone@example.org shows whether it sends.",
        )
      : ok("The mail provider's address answers; --send someone@example.org shows whether it takes mails.");

const sendTo = async (recipient: string, sending: Sending): Promise<Finding> => {
  const mail = { id: randomUUID(), to: recipient, subject: testMail.subject, ...composed(testMail.pieces) };
  try {
    await senderOf(sending, patience)(mail);
    return ok(`A test mail to ${recipient} was taken: look whether it arrives, and not among the spam.`);
  } catch (cause) {
    return explain(cause);
  }
};

/** nodemailer's codes, and what the operator can do. */
const remedies: Readonly<Record<string, string>> = {
  EAUTH:
    "the mail server refuses the login. Check user and password in SMTP_URL; signs such as @ : / # are written %40 %3A %2F %23",
  EDNS: "the mail server's name isn't known. Check SMTP_URL or MAIL_API_URL",
  ENOTFOUND: "the mail server's name isn't known. Check SMTP_URL or MAIL_API_URL",
  ETIMEDOUT:
    "the mail server doesn't answer. Check the port; many hosting providers block ports 25, 465 and 587, where MAIL_API_URL works",
  ESOCKET: "there is no connection. Check the name and the port: 465 with smtps://, 587 with smtp://",
  ETLS: "no encrypted connection. Port 465 needs smtps://, port 587 smtp://",
};

/** A mail server's refusal that ends by itself, such as greylisting: the outbox tries again. */
const isTemporary = (cause: unknown): boolean =>
  cause instanceof Error &&
  "responseCode" in cause &&
  Number(cause.responseCode) >= 400 &&
  Number(cause.responseCode) < 500;

const explain = (cause: unknown): Finding => {
  const said = sentenceOf(cause);
  if (isTemporary(cause)) {
    return warning(`The mail server takes no mail for the moment: ${said}. The site tries again for four days.`);
  }
  const codes = [cause, cause instanceof Error ? cause.cause : undefined].flatMap((one) =>
    one instanceof Error && "code" in one ? [String(one.code)] : [],
  );
  const remedy = codes.map((code) => remedies[code]).find(Boolean);
  return problem(`Mails can't be sent: ${remedy ?? "check SMTP_URL or MAIL_API_URL"}. It said: ${said}`);
};
