import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const sources = join(import.meta.dirname, "../src");

type Text = readonly [key: string, text: string];

const textsIn = (value: unknown, key = ""): readonly Text[] => {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => (name === "maps" ? [] : textsIn(below, name)));
};

const textsOf = async (folder: string): Promise<readonly Text[]> => {
  const files = readdirSync(join(sources, folder)).filter((file) => file.endsWith(".ts"));
  const read = await Promise.all(files.map((file) => import(pathToFileURL(join(sources, folder, file)).href)));
  return read.flatMap((one) => textsIn({ ...one }));
};

/** Words of the language, which any club and the product may use. */
const common =
  "Ambition, Accompagnement, Performance, Humanité, Observer, Travailler, Transmettre, Match amical, Matière, Coupe, Entretien, Hoodie, Discord, Twitch, YouTube, Twitter, TikTok".split(
    ", ",
  );

const isShared = (key: string, text: string) =>
  ["tone", "path", "start", "since", "logo", "crest", "accent", "field", "light"].includes(key) ||
  common.includes(text);

/** Without the spaces and apostrophes that the renderer changes. */
const bareText = (text: string): string => text.replace(/[\s\u00a0\u202f'’]+/g, " ").toLowerCase();

/** What a page or a file says, without its code. */
const saidIn = (body: string): string => bareText(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " "));

/** The words of the demo club that a page or a file has. */
export const demoWordsIn = (body: string, words: readonly string[]): readonly string[] => {
  const said = saidIn(body);
  return words.filter((word) => said.includes(word));
};

/** What only the demo club says: its names, and its sentences. */
export const demoWords = async (): Promise<readonly string[]> => {
  const neutral = new Set((await textsOf("neutralClub")).map(([, text]) => bareText(text)));
  const names = ["name", "opponent", "event", "competition", "title"];
  const own = (await textsOf("club")).filter(
    ([key, text]) => (names.includes(key) || text.length > 24) && !isShared(key, text),
  );
  return [...new Set(own.map(([, text]) => bareText(text)))].filter((text) => !neutral.has(text));
};
