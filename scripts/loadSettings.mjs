// Takes the settings of the file .env. Environment variables win. Without a file it says nothing.
import { existsSync } from "node:fs";
import { settingsIn } from "../src/server/settingsText.ts";

try {
  if (existsSync(".env")) for (const [name, value] of Object.entries(settingsIn(".env"))) process.env[name] ??= value;
} catch (cause) {
  console.error(`The settings file .env can't be read (${cause instanceof Error ? cause.message : cause}).`);
  process.exit(1);
}
