import { z } from "zod";
import { fields } from "./fields.ts";

/** A required text. Its length is counted in characters. */
export const text = (longest: number) =>
  z
    .string("a text is missing here")
    .trim()
    .min(1, "may not be empty")
    .refine((words) => !/\p{Cc}/u.test(words), "has to be one line")
    .refine((words) => [...words].length <= longest, `may have ${longest} characters at most`);

export const httpsAddress = z
  .string("an address is missing here")
  .refine((address) => address.startsWith("https://"), "has to begin with https://")
  .refine((address) => URL.canParse(address), "is no whole address, such as https://discord.gg/club");

export const email = z.email("has to be an e-mail address, such as contact@club.fr");

/** A list with a minimum and a maximum length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z
    .array(entry)
    .min(least, `needs ${least} ${least === 1 ? "entry" : "entries"} at least`)
    .max(most, `may have ${most} entries at most`);

/** A person as the site draws them. */
export const figure = fields({ role: text(40), name: text(60) });

export const allDiffer = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** A name in addresses: "rocket-league". */
export const shortName = z
  .string("a short name is missing here")
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "has to be small letters and figures with hyphens, such as rocket-league")
  .max(40, "may have 40 characters at most");
