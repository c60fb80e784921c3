import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { firstTeamPages } from "../../../domain/club/teams/firstTeams.ts";
import { menuTeamsOf } from "../../../domain/club/teams/menuTeams.ts";
import { type ReadClub, readClub } from "./clubFile.ts";
import { folderOwnIn } from "./folderOwn.ts";
import type { Section } from "./sections.ts";

const named = /^virtual:club(?:\/(\w+))?$/;

/** The teams that the menu names as long as the staff hasn't changed them. */
const menuTeamsIn = ({ teams }: ReadClub["sections"]) => menuTeamsOf(firstTeamPages(teams).teams);

/** The folder's texts on the page of the teams; the teams themselves are data. */
const textsOf = ({ title, lead, playersAre, expansion }: ReadClub["sections"]["teams"]) => ({
  title,
  lead,
  playersAre,
  expansion,
});

/**
 * Builds the site of the club in this folder: its identity is the module `virtual:club`, and the texts of a page are
 * `virtual:club/<section>`.
 */
export const clubPlugin = (folder: string): Plugin => {
  const path = resolve(folder);
  let read: Promise<ReadClub> | undefined;
  const club = () => (read ??= readClub(path));

  return {
    name: "club",
    resolveId: (id) => (named.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [found, section] = named.exec(id.replace("\0", "")) ?? [];
      if (found === undefined) return undefined;
      const read = await club();
      if (section === undefined) return `export const club = ${JSON.stringify(read.club)};`;
      if (section === "own") return `export const own = ${JSON.stringify(await folderOwnIn(path))};`;
      if (section === "hidden") return `export const hidden = ${JSON.stringify(read.hidden)};`;
      if (section === "teamTexts") return `export const teamTexts = ${JSON.stringify(textsOf(read.sections.teams))};`;
      if (section === "menuTeams") return `export const menuTeams = ${JSON.stringify(menuTeamsIn(read.sections))};`;
      return `export const ${section} = ${JSON.stringify(read.sections[section as Section])};`;
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(path);
      watcher.on("all", (_, changed) => {
        if (!changed.startsWith(join(path, "/"))) return;
        read = undefined;
        club().then(
          () => {
            moduleGraph.invalidateAll();
            ws.send({ type: "full-reload" });
          },
          (refusal: Error) => ws.send({ type: "error", err: { message: refusal.message, stack: "" } }),
        );
      });
    },
  };
};
