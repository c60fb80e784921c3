import type { Row } from "../../database/connection.ts";
import { composedFrom, type TemplateName, type Templates } from "./templates.ts";

type Post = {
  readonly to: string;
  readonly template: TemplateName;
  readonly token: string;
  /** Where the backend's own link leads back to. */
  readonly redirectTo: string;
  readonly newEmail?: string;
  /** The login's e-mail; the recipient's when absent. */
  readonly email?: string;
  /** Milliseconds until it leaves. */
  readonly wait?: number | undefined;
};

type Needs = {
  readonly query: (sql: string, params: unknown[]) => Promise<readonly Row[]>;
  readonly templates: Templates;
  readonly siteUrl: string;
  /** Who writes. */
  readonly club: { readonly name: string };
};

/** A template's purpose as the backend's own links name it. */
const types = { confirmation: "signup", recovery: "recovery", email_change: "email_change" } as const;

/** A statement that gives a row when there is a recipient, with `is_new` when the mail is to be sent. */
type Recipient = { readonly sql: string; readonly params: readonly unknown[] };

/**
 * Puts a mail of the accounts' service into the outbox: to be sent, or to be read at /_dev/mail. A single statement looks up the
 * recipient and stores the mail, so that known and unknown addresses take equal time. Returns whether there is a recipient.
 */
export const accountMails =
  ({ query, templates, siteUrl, club }: Needs) =>
  async (mail: Post, { sql, params }: Recipient = { sql: "select true as is_new", params: [] }): Promise<boolean> => {
    const { subject, html, text } = composed(mail, { templates, siteUrl, club });
    const values = [mail.to, subject, text, html, mail.wait ?? 0];
    const places = values.map((_, place) => `$${params.length + place + 1}`);
    const due = `now() + ${places.pop()} * interval '1 millisecond'`;
    const rows = await query(
      `with recipient as (${sql}), mailed as (
         insert into public.outbox (recipient, subject, body_text, body_html, due_at)
         select ${places.map((place) => `${place}::text`).join()}, ${due} from recipient where is_new
       )
       select from recipient`,
      [...params, ...values],
    );
    return rows.length > 0;
  };

const composed = (
  { to, template, token, redirectTo, email = to, newEmail = to }: Post,
  { templates, siteUrl, club }: Omit<Needs, "query">,
) => {
  const address = new URL(`${siteUrl}/auth/v1/verify`);
  address.search = String(new URLSearchParams({ token, type: types[template], redirect_to: redirectTo }));
  const values = {
    ConfirmationURL: address.href,
    Email: email,
    NewEmail: newEmail,
    RedirectTo: redirectTo,
    SiteURL: siteUrl,
    TokenHash: token,
  };
  return composedFrom(templates[template], values, club.name);
};

export type PostAccountMail = ReturnType<typeof accountMails>;
