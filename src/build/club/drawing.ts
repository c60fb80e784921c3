import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { beginsAsSvg } from "../../../domain/shared/picture.ts";

const folders = new AsyncLocalStorage<string>();

/** Runs `read` with the drawings that it names taken from this folder. */
export const withDrawingsOf = <Read>(folder: string, read: () => Promise<Read>): Promise<Read> =>
  folders.run(folder, read);

const heaviest = 16_000;

/** A drawing is shown as an image. Scripts and external references aren't allowed. */
export const complaintsAbout = (picture: string): readonly string[] =>
  [
    picture.includes("<!DOCTYPE") && "begins with a DOCTYPE. Take it out, no browser needs it",
    !beginsAsSvg(picture) && "is no SVG picture",
    !/\bviewBox=/.test(picture) && "has no viewBox, so it can't be scaled",
    /<script|\bon\w+\s*=|<foreignObject|<style/i.test(picture) && "holds a script, a style or foreign content",
    /\bhref\s*=\s*["'](?!#)|url\((?!\s*["']?#)/i.test(picture) && "loads something from elsewhere",
    picture.length > heaviest && `has ${picture.length} bytes, at most ${heaviest} are good`,
  ].filter((complaint) => complaint !== false);

/** Characters that an address and an attribute can hold: space / : , ; = */
const readable = /%(?:20|2F|3A|2C|3B|3D)/g;

/** The name of an SVG file in the club's folder, turned into a data address with its exact content. Parsed asynchronously. */
export const drawing = z
  .string("a drawing is missing here")
  .regex(/^[\w-]+\.svg$/, "has to be the name of an .svg file of this folder")
  .transform(async (name, { addIssue }) => {
    const picture = await readFile(join(folders.getStore() ?? "", name), "utf8").catch(() => undefined);
    const complaints = picture === undefined ? [`there is no file ${name} beside it`] : complaintsAbout(picture);
    for (const message of complaints) addIssue({ code: "custom", message, input: name });
    return `data:image/svg+xml,${encodeURIComponent((picture ?? "").trim()).replace(readable, decodeURIComponent)}`;
  });
