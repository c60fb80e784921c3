import type { Row } from "../database/row.ts";
import { composedFrom, type TemplateName, type Templates } from "./templates.ts";

type Post = {
  readonly to: string;
  readonly template: TemplateName;
  readonly token: string;
  /** Where the backend's own link leads back to. */
  readonly redirectTo: string;
  readonly newEmail?: string;
  /** Whose login it is; the recipient's when absent. */
  readonly email?: string;
};

type Needs = {
  readonly query: (sql: string, params: unknown[]) => Promise<readonly Row[]>;
  readonly templates: Templates;
  readonly siteUrl: string;
};

/** What the backend's own links call a template's purpose. */
const types = { confirmation: "signup", recovery: "recovery", email_change: "email_change" } as const;

/** A statement that gives a row when the mail is to be sent. */
type Recipient = { readonly sql: string; readonly params: readonly unknown[] };

/**
 * Puts a mail of the accounts' service into the outbox: to be sent, or to be read at /_dev/mail. With a recipient, both are one
 * statement, so that a known address takes no more of them than an unknown one. Gives whether a mail was put there.
 */
export const accountMails =
  ({ query, templates, siteUrl }: Needs) =>
  async (mail: Post, { sql, params }: Recipient = { sql: "select", params: [] }): Promise<boolean> => {
    const text = JSON.stringify(composed(mail, { templates, siteUrl }));
    const place = `$${params.length + 1}::jsonb`;
    const rows = await query(`with recipient as (${sql}) select private.put_into_outbox(${place}) from recipient`, [
      ...params,
      text,
    ]);
    return rows.length > 0;
  };

const composed = (
  { to, template, token, redirectTo, email = to, newEmail = to }: Post,
  { templates, siteUrl }: Omit<Needs, "query">,
) => {
  const address = new URL(`${siteUrl}/auth/v1/verify`);
  address.search = String(new URLSearchParams({ token, type: types[template], redirect_to: redirectTo }));
  const mail = composedFrom(templates[template], {
    ConfirmationURL: address.href,
    Email: email,
    NewEmail: newEmail,
    RedirectTo: redirectTo,
    SiteURL: siteUrl,
    TokenHash: token,
  });
  return { to, ...mail };
};

export type PostAccountMail = ReturnType<typeof accountMails>;
