// Takes the settings of the file .env, as --env-file does: environment variables win. Without a file it says nothing.
import { existsSync } from "node:fs";

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
} catch (cause) {
  console.error(`The settings file .env can't be read (${cause instanceof Error ? cause.message : cause}).`);
  process.exit(1);
}
