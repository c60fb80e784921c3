import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { joinedRulesPlugin } from "./joinedRulesPlugin.ts";

type Context = { error(text: string): never };
type Plugin = {
  readonly transform: { readonly handler: (this: Context, code: string, id: string) => string };
  readonly buildEnd: (this: Context) => void;
};
const begin = () => joinedRulesPlugin() as unknown as Plugin;
const context: Context = {
  error(text: string): never {
    throw new Error(text);
  },
};

const sourceOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, "../../node_modules/styled-components/dist", file), "utf8");

it.each(["styled-components.esm.js", "styled-components.browser.esm.js"])(
  "joins neighbouring texts of a component's rules, in their order: %s",
  (file) => {
    const code = begin().transform.handler.call(context, sourceOf(file), file);
    const [, name = "", taken = ""] =
      /constructor\((\w+),\w+,\w+\)\{this\.rules=(.+?),this\.componentId=/.exec(code) ?? [];
    const rules = new Function(name, `return ${taken};`) as (rules: readonly unknown[]) => readonly unknown[];
    const width = () => "10px";

    expect(rules(["color:", "red", ";width:", width, ";", "", "margin:0"])).toEqual([
      "color:red;width:",
      width,
      ";margin:0",
    ]);
    expect(rules([width, width])).toEqual([width, width]);
    expect(rules([])).toEqual([]);
  },
);

it("refuses a package that takes over rules in another way", () => {
  expect(() => begin().transform.handler.call(context, "export {};", "styled.js")).toThrow(
    "styled.js takes over rules in another way",
  );
});

it("fails a build in which it has met no styled-components", () => {
  const plugin = begin();
  expect(() => plugin.buildEnd.call(context)).toThrow("The build has no styled-components");
  const file = "styled-components.esm.js";
  plugin.transform.handler.call(context, sourceOf(file), file);
  plugin.buildEnd.call(context);
});
