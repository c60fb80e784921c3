import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const filesAt = (pattern: string): readonly string[] => globSync(pattern, { cwd: root });

describe("[QA-10] the documents", () => {
  const documents = [...filesAt("*.md"), ...filesAt("docs/**/*.md"), ...filesAt("supabase/**/*.md")];

  /** A heading's anchor on GitHub. */
  const places = (document: string): readonly string[] =>
    [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    );

  it("link to files and headings that exist", () => {
    const dead = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path = "", place]) => {
          const target = path === "" ? file : join(dirname(file), path);
          if (filesAt(target).length === 0) return true;
          return place !== undefined && !places(textOf(target)).includes(place);
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  // Documents that aren't in the repository must not be cited.
  const cited = /\bthe s[p]ec\b|\bs[p]ec's\b|\bspecifi[c]ation\b|\bs[p]ec,|\bcheck[l]ist\b|\bsection \d/i;

  it.each([`as the ${"spec"} has it`, `of the Specifi${"cation"}`, `(${"spec"}, there)`, `see sec${"tion"} 8`])(
    "may not contain: %s",
    (sentence) => expect(sentence).toMatch(cited),
  );

  it("cite nothing outside of the repository, as do code and tests", () => {
    const code = filesAt("{domain,adapters,ui,src,supabase,tests,scripts}/**/*.{ts,tsx,js,mjs,sql,toml,html}");
    expect([...documents, ...code].filter((file) => cited.test(textOf(file)))).toEqual([]);
  });

  it("name files and folders that exist", () => {
    const top = "domain|adapters|ui|src|supabase|tests|scripts|docs|deploy";
    const path = new RegExp(`\\x60((?:${top})/[\\w./*-]+)\\x60`, "g");
    const gone = documents.flatMap((file) =>
      [...textOf(file).matchAll(path)]
        .filter(([, name = ""]) => filesAt(name.replace(/\/$/, "")).length === 0)
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it("name each slot of pages that a feature can fill", () => {
    const [, slots = ""] = /export type Slots = \{(.*?)\n\};/s.exec(textOf("ui/lib/page/slots.ts")) ?? [];
    const names = [...slots.matchAll(/^  readonly (\w+):/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(3);
    const adding = textOf("docs/reference/adding.md");
    expect(names.filter((name) => !adding.includes(`| \`${name}\` `))).toEqual([]);
  });

  const { scripts } = JSON.parse(textOf("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  const command = /\bnpm run (?:--silent )?([\w:-]+)/g;
  const commandsIn = (file: string) => [...textOf(file).matchAll(command)].map(([, name = ""]) => name);

  it("name commands that exist", () => {
    const gone = documents.flatMap((file) =>
      commandsIn(file)
        .filter((name) => scripts[name] === undefined)
        .map((name) => `${file}: npm run ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it("name each command in commands.md, but for the check's parts, which are in a table of their own", () => {
    const named = [...commandsIn("docs/reference/commands.md"), "start", "test"];
    const own = Object.keys(scripts).filter((name) => !/^(?:pre|check:)/.test(name));
    expect(own.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("has gaps in README that the requirements have", () => {
    const gapsIn = (file: string) => {
      const [, after = ""] = textOf(file).split("\n## Known gaps\n");
      const [part = ""] = after.split("\n## ");
      return [...part.matchAll(/^- .*$/gm)].map(([gap]) => gap);
    };
    const all = gapsIn("docs/requirements.md");
    expect(all.length).toBeGreaterThan(10);
    expect(gapsIn("README.md").length).toBeGreaterThan(0);
    expect(gapsIn("README.md").filter((gap) => !all.includes(gap))).toEqual([]);
  });
});
