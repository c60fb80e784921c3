// node tests/upgrades/make.ts: writes the backup of this version, which later versions are tried on.
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteVersion } from "../../adapters/embedded/backup/format.ts";
import { backUp, memberOf, openSite, uploadPicture } from "../../adapters/embedded/testing/sites.ts";
import { pngOf } from "../pictures.ts";

const place = mkdtempSync(join(tmpdir(), "upgrades-"));
const folder = join(place, "data");
const site = await openSite(folder);
// Two of each kind are enough for their rules.
for (const table of ["tips", "articles"]) {
  await site.query(
    `delete from public.${table} where id not in (select id from public.${table} order by slug limit 2)`,
  );
}
await uploadPicture(site, pngOf({ width: 3, height: 2 }));
const { id } = await memberOf(site);
const applications = await site.query("select from public.applications where user_id = $1", [id]);
if (applications.length === 0) throw new Error("The demo data have no application of the member");
await site.close();
const { file, bytes } = await backUp({ folder }, join(place, "backups"));
const target = join(import.meta.dirname, `${siteVersion}.backup`);
renameSync(file, target);
rmSync(place, { recursive: true });
console.log(`${target} has ${bytes} bytes.`);
