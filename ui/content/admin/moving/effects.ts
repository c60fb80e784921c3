import { act, type Failure } from "../../../lib/act.ts";

export const readImportFx = act("readImport");
export const importItemsFx = act("importItems");
export const listImportsFx = act("listImports");
export const takeBackImportFx = act("takeBackImport");
export const exportSiteFx = act("exportSite");

export type ReadFailure = Failure<"readImport">;
export type AddFailure = Failure<"importItems">;
