import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { french, typeset } from "../ui/design/components/text/french.ts";

// Rules for all French texts: units, "e-mail", and inclusive forms.

const root = join(import.meta.dirname, "..");
const filesAt = (...globs: readonly string[]) =>
  globSync(globs, { cwd: root }).filter((file) => !file.includes(".test."));

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/.*$/gm;
const quoted = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const filled = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** The objects of constants in a view: its words, when they are few. */
const constants = /^(?:export )?const \w+ = \{$[\s\S]*?^\} (?:as const|satisfies .*);$/gm;

/** The texts of a file that aren't identifiers: they begin with a capital or contain a space. Template values become "9". */
const textsOf = (file: string): readonly string[] => {
  const source = readFileSync(join(root, file), "utf8");
  if (file.endsWith(".html")) return [source.replace(/<[^>]*>/g, " ").replaceAll("&nbsp;", "\u00a0")];
  const shown = file.endsWith(".tsx") ? (source.match(constants) ?? []).join("\n") : source;
  const code = shown.replace(comment, "");
  const inside = [...code.matchAll(filled)].flatMap(([found]) =>
    [...found.matchAll(quoted)].map((one) => one[1] ?? ""),
  );
  const outside = [...code.replace(filled, "9").matchAll(quoted)].map((one) => one[1] ?? one[2] ?? "");
  return [...outside, ...inside]
    .map((text) =>
      text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    )
    .filter((text) => /^\p{Lu}|\p{L} \S|\d.?[€%]/u.test(text));
};

type Text = { readonly file: string; readonly text: string };
const read = (files: readonly string[]): readonly Text[] =>
  files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

const words = read(
  filesAt(
    "ui/**/{*W,w}ords.ts",
    "ui/{accounts,applications,club,content,messages,tips}/**/*.tsx",
    "ui/lib/feedback/failure.ts",
    "ui/content/admin/{outcomes,diagramHelp}.ts",
    "src/dev/panelWords.ts",
  ),
);
const club = read(filesAt("src/club/*.ts"));
const seed = read(filesAt("adapters/memory/seed/**/*.ts"));
const mails = read(
  filesAt(
    "supabase/templates/*.html",
    "supabase/functions/*/handler.ts",
    "adapters/memory/{accounts/accountMails,applications/applications,applications/reviews,messages/contactMessages,messages/newsletter}.ts",
  ),
);
const all = [...words, ...club, ...seed, ...mails];

/** The texts that break a rule, except required ones. */
const against = (texts: readonly Text[], rule: RegExp, required: readonly string[], render = (text: string) => text) =>
  texts
    .filter(({ text }) => !required.includes(text))
    .map(({ file, text }) => ({ file, text: render(text) }))
    .flatMap(({ file, text }) => {
      const found = rule.exec(text);
      return found ? [{ file, found: found[0], text }] : [];
    });

it("reads texts of each kind", () => {
  for (const texts of [words, club, seed, mails]) expect(texts.length).toBeGreaterThan(15);
  expect(words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Vos données", "Vous pourrez le redemander dans 9 s."]),
  );
});

describe("[FR-2] units", () => {
  const unit = String.raw`(?:[€%]|(?:°C|h|min|s|cm|[kmg]o|mb)(?![\p{L}\d]))`;
  /** The unit follows the figure, and the page shows a narrow space: see `ui/design/components/text/Units.tsx`. */
  const required = [
    "100%",
    "24h",
    "Sous 24h en moyenne",
    "JPG/PNG, max 5MB",
    "Le maillot 2025 du club, 35€, du XS au XXL. Les manchettes gaming et le hoodie arrivent bientôt.",
  ];

  it("have a narrow space before them", () => {
    const tight = new RegExp(String.raw`\d[ \u00a0]?${unit}`, "iu");
    expect(against(words, tight, required, french)).toEqual([]);
    expect(against([...club, ...seed], tight, required, typeset)).toEqual([]);
  });

  it("are found by that rule", () => {
    const tight = new RegExp(String.raw`\d[ \u00a0]?${unit}`, "iu");
    const wrong = ["35€", "24h", "5 Mo"].map((text) => ({ file: "", text }));
    expect(against(wrong, tight, []).map(({ text }) => text)).toEqual(["35€", "24h", "5 Mo"]);
    expect(against(wrong, tight, ["35€"], french).map(({ text }) => text)).toEqual(["24h"]);
  });
});

describe("[FR-4] e-mail", () => {
  const required = [
    "Email ou mot de passe incorrect",
    "Email ou mot de passe incorrect.",
    "Email déjà utilisé",
    "Cet email est déjà associé à un compte. Essayez de vous connecter.",
    "Cette adresse email est déjà utilisée. Essayez de vous connecter.",
    "Vérifiez votre email pour confirmer votre compte.",
    "Email de confirmation envoyé",
    "Impossible de modifier l'email",
  ];

  it("is the only word for it", () => {
    expect(against(all, /(?<![-\w@./])(?:e?mail|courriel)s?\b(?![@.]\w)/i, required)).toEqual([]);
  });

  it("is written otherwise only where that is required", () => {
    const said = new Set(words.map(({ text }) => text));
    expect(required.filter((text) => !said.has(text))).toEqual([]);
  });
});

describe("[FR-5] forms of address", () => {
  const required = [
    "Vous devez être connecté pour liker",
    "Vous devez être connecté pour postuler",
    "Êtes-vous sûr de vouloir supprimer cet élément ?",
  ];
  /** `\b` doesn't support accents. */
  const word = (...forms: readonly string[]) => new RegExp(String.raw`(?<!\p{L})(?:${forms.join("|")})(?!\p{L})`, "iu");
  const toReaders = word(
    "(?<!appareil )(?:dé)?connecté",
    "vous seul",
    String.raw`(?:êtes|serez|soyez|être)(?:-vous)? (?:\p{L}+ )?(?:sûr|prêt|seul|inscrit|invité|obligé|surpris|passé)`,
    "bienvenus?",
    "courtois",
    "jouez seul",
  );
  const ofPeople = word(
    "(?:son|leurs?) auteurs?",
    "(?:le|les|un|des|au|aux) (?:candidat|visiteur|utilisateur)s?",
    "(?:deux|les) fondateurs",
    "(?:les|des|ses|nos|aux|trois|quatre|cinq|huit) joueurs",
    "fort en jeu",
    "vainqueur",
    "monteur vidéo",
    "créateur de contenu",
    "(?:ceux|celui) qui",
  );
  const pairs = /joueuses et (?:des |les )?joueurs|celles et (?:tous )?ceux|celle ou celui/giu;

  it("address every reader", () => {
    expect(against(all, toReaders, required)).toEqual([]);
  });

  it("include everyone whom the club mentions", () => {
    expect(against([...words, ...club, ...mails], ofPeople, required, (text) => text.replace(pairs, ""))).toEqual([]);
  });

  it.each([
    "Vous êtes connecté.",
    "pour que vous seul le retrouviez",
    "Merci d'être passé.",
    "Êtes-vous vraiment prêt ?",
  ])("are found by that rule: %s", (text) => {
    expect(against([{ file: "", text }], toReaders, [])).toHaveLength(1);
  });
});

describe("[FR-1] apostrophes", () => {
  it("are keyboard apostrophes in the words, and spaces are plain", () => {
    expect(against(words, /[’\u202f]/u, [])).toEqual([]);
  });

  it("are typographic in mails, which don't use the site's font", () => {
    expect(against(mails, /(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis|quel)?qu)'\p{L}/iu, [])).toEqual([]);
  });
});
