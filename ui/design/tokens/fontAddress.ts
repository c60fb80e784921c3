import eastern from "@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2?cut=eastern";
import french from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=french";
import typed from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=typed";
import western from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?cut=western";
import type { fontCuts } from "./fontCuts.ts";

/**
 * Where each cut of the font lies. Apart from the rules that name them: only the server writes those, but only the
 * browser's build writes files, and it has to come by all of them.
 */
export const fontAddresses: Readonly<Record<keyof typeof fontCuts, string>> = { french, western, eastern, typed };

/** Where the font lies that every page takes. The document preloads it. */
export const fontAddress: string = french;
