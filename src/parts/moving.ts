// What reads, adds and writes the texts of other sites: loaded with the first file, or the first export.
export { allLetters } from "../../domain/club/letter/allLetters.ts";
export { exportSite } from "../../domain/content/moving/exportSite.ts";
export { importItems } from "../../domain/content/moving/importItems.ts";
export { readImport } from "../../domain/content/moving/readImport.ts";
