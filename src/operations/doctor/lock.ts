import { isInUse } from "../../../adapters/embedded/folder/lock.ts";
import { type Finding, ok, sentenceOf, skipped, warning } from "./findings.ts";
import { isClosed } from "./folder.ts";

type Asked = { readonly folder: string; readonly localAddress: string | undefined };

/** Whether a process has the data folder, and whether that is the site. Takes no lock of its own. */
export const checkLock = async (
  { folder, localAddress }: Asked,
  isThisSite: (address: string) => Promise<boolean>,
): Promise<readonly Finding[]> => {
  if (await isClosed(folder)) return [skipped("needs the user who starts the site.")];
  let isHeld: boolean;
  try {
    isHeld = isInUse(folder);
  } catch (cause) {
    return [warning(`The lock of ${folder} can't be read: ${sentenceOf(cause)}.`)];
  }
  if (!isHeld) return [ok(`No process has ${folder}: the site is stopped.`)];
  if (localAddress !== undefined && (await isThisSite(localAddress))) {
    return [ok(`The site is running at ${localAddress}.`)];
  }
  const elsewhere = localAddress === undefined ? "a site" : `a site that doesn't answer at ${localAddress}`;
  return [ok(`A process has ${folder}: ${elsewhere}, or a command of npm run.`)];
};
