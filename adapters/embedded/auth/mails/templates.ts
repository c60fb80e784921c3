import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../settings.ts";

/** The mails of the accounts' service, as [auth.email.template] of config.toml names them. */
export type TemplateName = "confirmation" | "recovery" | "email_change";

type Template = { readonly subject: string; readonly html: string };
export type Templates = Readonly<Record<TemplateName, Template>>;

/** The placeholders of templates, as on a hosted project: `{{ .TokenHash }}`. */
export type Values = Readonly<Record<(typeof variables)[number], string>>;
const variables = ["ConfirmationURL", "Email", "NewEmail", "RedirectTo", "SiteURL", "TokenHash"] as const;

const variable = /\{\{\s*\.(\w+)\s*\}\}/g;

/**
 * Reads the templates that config.toml names, from the project's folder as the Supabase CLI does. Refuses a missing template, and a
 * template with placeholders that only a hosted project fills in.
 */
export const readTemplates = ({ auth }: Settings, project: string): Templates => {
  const read = (name: TemplateName): Template => {
    const { subject, content_path: path } = auth?.email?.template?.[name] ?? {};
    if (subject === undefined || path === undefined) {
      throw new Error(`config.toml: [auth.email.template.${name}] needs a subject and a content_path`);
    }
    const html = readFileSync(join(project, path), "utf8");
    for (const [, word] of `${subject} ${html}`.matchAll(variable)) {
      if (!variables.some((known) => known === word))
        throw new Error(`${path}: {{ .${word} }} can't be filled in here`);
    }
    return { subject, html };
  };
  return { confirmation: read("confirmation"), recovery: read("recovery"), email_change: read("email_change") };
};

const signs: readonly (readonly [sign: string, written: string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
];
const escaped = (text: string): string => signs.reduce((kept, [sign, written]) => kept.replaceAll(sign, written), text);
const unescaped = (html: string): string =>
  signs.toReversed().reduce((kept, [sign, written]) => kept.replaceAll(written, sign), html);

/** A template, or a mail made of it, that ends with the club's name and the site's address. */
export const signed = (html: string, club: string, address: string): string =>
  html.replace("</body>", () => `<p>${escaped(club)}<br>${escaped(address)}</p></body>`);

/**
 * A mail with its values, as HTML and as plain text: paragraphs, and links on lines of their own. It ends with the club's name and the site's
 * address.
 */
export const composedFrom = ({ subject, html }: Template, values: Values, club: string) => {
  const filled = (text: string, write: (value: string) => string) =>
    text.replaceAll(variable, (_, name: string) => write(values[name as keyof Values]));
  const whole = signed(filled(html, escaped), club, values.SiteURL);
  return { subject: filled(subject, (value) => value), html: whole, text: textOf(whole) };
};

const textOf = (html: string): string => {
  const text = html
    .replace(/<head>.*<\/head>/s, "")
    .replaceAll(/\s+|&nbsp;/g, " ")
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, "$2 :\n$1")
    .replaceAll(/<br ?\/?>/g, "\n")
    .replaceAll("</p>", "\n\n")
    .replaceAll(/<[^>]*>/g, "");
  const lines = text.split("\n").map((line) => line.trim());
  return `${unescaped(lines.join("\n").trim())}\n`;
};
