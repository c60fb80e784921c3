import { isMailAddress } from "../../domain/shared/mailAddress.ts";
import { reportOf, runChecks } from "./doctor/findings.ts";
import { checksFor } from "./doctor/checks.ts";
import { maskerOf } from "./doctor/secrets.ts";

// Looks at the whole site and changes nothing. Exits with 1 when there is a problem.
//   npm run doctor
//   npm run doctor -- --send someone@example.org     also sends a test mail

const usage = "Say nothing, or to whom a test mail goes: npm run doctor -- --send someone@example.org";

const [flag, recipient, ...more] = process.argv.slice(2);
const isUnderstood = flag === undefined || (flag === "--send" && recipient !== undefined && isMailAddress(recipient));
if (!isUnderstood || more.length > 0) {
  console.error(usage);
  process.exit(1);
}
const found = await runChecks(checksFor({ environment: process.env, file: ".env", recipient }));
const mask = maskerOf(process.env);
process.stdout.write(`${mask(reportOf(found))}\n`, () =>
  // Doesn't wait for checks that took too long.
  process.exit(found.some(({ level }) => level === "problem") ? 1 : 0),
);
