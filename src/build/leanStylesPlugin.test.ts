// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./folders.ts";
import { leanStylesPlugin, shortStylesPlugin } from "./leanStylesPlugin.ts";

type Context = { error(text: string): never };
type Plugin = {
  readonly transform: { readonly handler: (this: Context, code: string, id: string) => string };
  readonly buildEnd: (this: Context) => void;
};
const begin = () => leanStylesPlugin() as unknown as Plugin;
const context: Context = {
  error(text: string): never {
    throw new Error(text);
  },
};

const sourceOf = (file: string): string =>
  readFileSync(join(root, "node_modules/styled-components/dist", file), "utf8").replace(/^\/\/# sourceMapping.*$/m, "");

describe.each(["styled-components.esm.js", "styled-components.browser.esm.js"])("%s", (file) => {
  let folder = "";
  let styles: typeof import("styled-components");

  beforeAll(async () => {
    // Inside the project, so that the copy finds the packages that it imports.
    mkdirSync(join(root, ".cache"), { recursive: true });
    folder = mkdtempSync(join(root, ".cache/lean-"));
    const copy = join(folder, "copy.mjs");
    writeFileSync(copy, begin().transform.handler.call(context, sourceOf(file), file));
    styles = (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as typeof styles;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const drawn = (app: React.ReactNode) => {
    const sheet = new styles.ServerStyleSheet();
    const html = renderToStaticMarkup(sheet.collectStyles(app));
    return { html, rules: sheet.getStyleTags() };
  };

  it("gives an element one class, the component's ID, if its rules are always the same", () => {
    const { styled, css } = styles;
    const narrow = css`
      width: 10px;
    `;
    const Plain = styled.p.withConfig({ componentId: "aaaa0" })`
      color: red;
      ${narrow}
    `;
    const { html, rules } = drawn(createElement(Plain, { className: "mine" }));
    expect(html).toBe('<p class="aaaa0 mine"></p>');
    expect(rules).toContain(".aaaa0{color:red;width:10px;}");
  });

  it("makes a component by a shorter call", () => {
    const { handler } = shortStylesPlugin().transform as unknown as { readonly handler: (code: string) => string };
    const code = handler('styled.p.withConfig({\n\tcomponentId: "aaaa9"\n})`color:red;`');
    expect(code).toBe('styled.p.of("aaaa9")`color:red;`');
    const Plain = new Function("styled", `return ${code}`)(styles.styled);
    const { html, rules } = drawn(createElement(Plain));
    expect(html).toBe('<p class="aaaa9"></p>');
    expect(rules).toContain(".aaaa9{color:red;}");
    const more = 'styled.p.withConfig({ componentId: "aaaa9", displayName: "p" })``';
    expect(handler(more)).toBe(more);
  });

  it("adds a class for what depends on properties, another one for each text of rules", () => {
    const { styled } = styles;
    const Sized = styled.p.withConfig({ componentId: "aaaa1" })<{ $size: number }>`
      color: red;
      width: ${({ $size }) => $size}px;
    `;
    const { html, rules } = drawn([10, 20, 10].map(($size, key) => createElement(Sized, { $size, key })));
    const names = [...html.matchAll(/class="aaaa1 (aaaa1-[\w-]{4})"/g)].map(([, name]) => name);
    expect(names).toEqual([names[0], expect.not.stringMatching(String(names[0])), names[0]]);
    expect(rules).toContain(`.${names[0]}{color:red;width:10px;}`);
    expect(rules).toContain(`.${names[1]}{color:red;width:20px;}`);
  });

  it("gives a component that extends another one the classes of both, each once", () => {
    const { styled } = styles;
    const Plain = styled.p.withConfig({ componentId: "aaaa2" })`
      color: red;
    `;
    const Large = styled(Plain).withConfig({ componentId: "aaaa3" })<{ $isBold?: boolean }>`
      font-weight: ${({ $isBold }) => ($isBold ? 800 : 400)};
    `;
    const Bare = styled(Large).withConfig({ componentId: "aaaa4" })``;
    expect(drawn(createElement(Large)).html).toMatch(/^<p class="aaaa2 aaaa3 aaaa3-[\w-]{4}">/);
    expect(drawn(createElement(Bare)).html).toMatch(/^<p class="aaaa2 aaaa3 aaaa4 aaaa3-[\w-]{4}">/);
  });

  it("keeps the ID of a component without rules that is extended", () => {
    const { styled } = styles;
    const Marker = styled.p.withConfig({ componentId: "aaaa7" })``;
    const Marked = styled(Marker).withConfig({ componentId: "aaaa8" })`
      color: red;
    `;
    expect(drawn(createElement(Marked)).html).toBe('<p class="aaaa7 aaaa8"></p>');
  });

  it("lets rules name another component", () => {
    const { styled } = styles;
    const Plain = styled.p.withConfig({ componentId: "aaaa5" })`
      color: red;
    `;
    const Around = styled.div.withConfig({ componentId: "aaaa6" })`
      ${Plain} {
        color: blue;
      }
    `;
    const { html, rules } = drawn(createElement(Around, null, createElement(Plain)));
    expect(html).toBe('<div class="aaaa6"><p class="aaaa5"></p></div>');
    expect(rules).toContain(".aaaa6 .aaaa5{color:blue;}");
  });
});

it.each([
  ["takes over rules", "{this.rules="],
  ["keeps the extended style", "this.baseStyle=n,"],
  ["makes names", ">>>0)"],
  ["joins classes", ".className&&("],
  ["names components", ".withConfig="],
])("refuses a package that %s in another way", (_, part) => {
  const changed = sourceOf("styled-components.esm.js").replaceAll(part, `/* changed */${part.slice(1)}`);
  expect(() => begin().transform.handler.call(context, changed, "styled.js")).toThrow("styled.js has no ");
});

it("fails a build in which it has met no styled-components", () => {
  const plugin = begin();
  expect(() => plugin.buildEnd.call(context)).toThrow("The build has no styled-components");
  const file = "styled-components.esm.js";
  plugin.transform.handler.call(context, sourceOf(file), file);
  plugin.buildEnd.call(context);
});
