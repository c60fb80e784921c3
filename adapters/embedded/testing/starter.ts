// A process that opens a data folder with a folder of SQL, and serves it until it is killed.
import { openBackend } from "../backend.ts";

const [folder = "", root = ""] = process.argv.slice(2);
await openBackend({ folder, root, siteUrl: "http://site.test", seed: true });
setInterval(() => {}, 1000);
