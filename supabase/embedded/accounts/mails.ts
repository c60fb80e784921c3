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

/** Puts a mail of the accounts' service into the outbox: to be sent, or to be read at /_dev/mail. */
export const accountMails =
  ({ query, templates, siteUrl }: Needs) =>
  async ({ to, template, token, redirectTo, email = to, newEmail = to }: Post): Promise<void> => {
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
    await query("select private.put_into_outbox($1::jsonb)", [JSON.stringify({ to, ...mail })]);
  };

export type PostAccountMail = ReturnType<typeof accountMails>;
