import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { composedFrom, readTemplates } from "./templates.ts";
import { temporaryFolder, writeRoot } from "../../testing/folders.ts";

const project = fileURLToPath(new URL("../../../..", import.meta.url));
const templates = readTemplates(readSettings(join(project, "supabase/config.toml")), project);

const values = {
  ConfirmationURL: "http://site.test/auth/v1/verify?token=t&type=signup",
  Email: "lya@exemple.fr",
  NewEmail: "<b>l'autre</b>&co@exemple.fr",
  RedirectTo: "http://site.test",
  SiteURL: "http://site.test",
  TokenHash: "t0k3n",
};

it("[AU-19] has the same content as text and as HTML, with filled-in values escaped", () => {
  const { text, html } = composedFrom(templates.email_change, values, "Club & Co");
  expect(text).toContain(
    "Vous avez demandé que <b>l'autre</b>&co@exemple.fr remplace lya@exemple.fr pour votre compte",
  );
  expect(text).toContain(
    "Confirmer le changement :\nhttp://site.test/auth/confirm?type=email-change&token=t0k3n\n\nUn message",
  );
  expect(html).toContain("que &lt;b&gt;l&#39;autre&lt;/b&gt;&amp;co@exemple.fr remplace");
  expect(html).not.toContain("{{");
});

it("[AU-40] ends with the club's name and the site's address", () => {
  const { text, html } = composedFrom(templates.recovery, values, "Club & <Co>");
  expect(text).toMatch(/\n\nClub & <Co>\nhttp:\/\/site\.test\n$/);
  expect(html).toContain("<p>Club &amp; &lt;Co&gt;<br>http://site.test</p></body>");
});

it("breaks a line where the template does", () => {
  const { text } = composedFrom({ subject: "Un", html: "<p>Un<br>\n  deux</p><p>trois</p>" }, values, "");
  expect(text).toBe("Un\ndeux\n\ntrois\n");
});

it("uses every template of the folder", () => {
  const used = Object.values(templates).map(({ html }) => html);
  expect(readdirSync(join(project, "supabase/templates"))).toHaveLength(used.length);
  for (const html of used) expect(html).toContain("{{ .TokenHash }}");
});

it("refuses a template that is missing, unnamed, or uses variables of hosted projects only", () => {
  const root = writeRoot(temporaryFolder(), {});
  const read = () => readTemplates(readSettings(join(root, "config.toml")), join(root, ".."));
  expect(read).not.toThrow();
  writeFileSync(join(root, "templates/recovery.html"), "<p>{{ .Token }}</p>");
  expect(read).toThrow("./supabase/templates/recovery.html: {{ .Token }} can't be filled in here");
  writeFileSync(join(root, "config.toml"), '[auth.email.template.confirmation]\nsubject = "Un"\n');
  expect(read).toThrow("[auth.email.template.confirmation] needs a subject and a content_path");
});
