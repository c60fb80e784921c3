import eastern from "@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2?cut=eastern";
import french from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=french";
import typed from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=typed";
import western from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=western";
import type { fontCuts } from "./fontCuts.ts";

/**
 * The address of each font file. Separate from the font rules: only the server writes the rules,
 * but only the browser's build emits files, so it has to import all of them.
 */
export const fontAddresses: Readonly<Record<keyof typeof fontCuts, string>> = { eastern, western, french, typed };

/** The font file that every page uses. The document preloads it. */
export const fontAddress: string = french;
