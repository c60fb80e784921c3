import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * The text of a settings file: UTF-8, without a byte order mark, with `\n` as line end whatever system wrote it.
 * @throws {Error} when the file can't be read, or is in another encoding such as Notepad's "Unicode" (UTF-16).
 */
export const readSettingsText = (file: string): string => {
  const bytes = readFileSync(file);
  // Text in UTF-16 has a zero byte beside each ASCII letter.
  if (bytes.includes(0)) throw new Error("it is saved as UTF-16: save it as UTF-8");
  return bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");
};

/** The settings of a file, by name. Throws as `readSettingsText` does. */
export const settingsIn = (file: string): NodeJS.Dict<string> => parseEnv(readSettingsText(file));

/** The numbers of lines that Node leaves out. A value in quotes may go over several lines. */
export const unreadLines = (text: string): readonly number[] => {
  let quote: string | undefined;
  return text.split("\n").flatMap((line, index) => {
    const isInside = quote !== undefined;
    const value = isInside ? line : /=\s*(["'`].*)$/.exec(line)?.[1];
    for (const sign of value?.match(/["'`]/g) ?? [])
      quote = quote === undefined ? sign : sign === quote ? undefined : quote;
    return isInside || /^\s*(?:#.*)?$/.test(line) || /^\s*(?:export\s+)?[\w.-]+\s*=/.test(line) ? [] : [index + 1];
  });
};
