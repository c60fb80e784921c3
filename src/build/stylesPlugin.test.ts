import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, it } from "vitest";
import { root } from "./folders.ts";
import { styleName } from "./stylesPlugin.ts";

it("names the styles of each file that has some differently, as a class can be named", () => {
  const files = ["ui", "src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(sep, "/")}`)
      .filter((file) => readFileSync(join(root, file), "utf8").includes('from "styled-components"')),
  );
  expect(files.length).toBeGreaterThan(200);
  const names = files.map(styleName);
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z\d]{3}$/.test(name))).toEqual([]);
});
