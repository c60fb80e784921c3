import { statfsSync } from "node:fs";

export type FolderRefusalKind = "in-use" | "damaged" | "incomplete" | "outdated" | "unwritable" | "full";

/** The data folder can't be used. Its message is one line that says what to do. */
export class FolderRefusal extends Error {
  readonly kind: FolderRefusalKind;

  constructor(kind: FolderRefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "FolderRefusal";
    this.kind = kind;
  }
}

/** The folder can't be written: the disk is full, or a right is missing. */
export const unwritable = (path: string, cause: unknown): FolderRefusal => {
  if (!hasRoom(path) || isDiskFull(cause)) {
    return new FolderRefusal(
      "full",
      `The disk of the data folder ${path} is full: make room there, then start again.`,
      cause,
    );
  }
  const user = process.getuid?.();
  const how = user ? ` (as root: chown -R ${user} ${path})` : "";
  return new FolderRefusal(
    "unwritable",
    `The data folder ${path} can't be written: give this user the right to write there${how}, or choose another folder.`,
    cause,
  );
};

/** The refusal for an error of the disk or of rights; `undefined` for any other error. */
export const refusalOfDisk = (path: string, error: unknown): FolderRefusal | undefined =>
  isDiskFull(error) || causes(error).some((code) => /^(EACCES|EPERM|EROFS)$/.test(code))
    ? unwritable(path, error)
    : undefined;

/** Whether the disk has no room for what was to be written. */
export const isDiskFull = (error: unknown): boolean => causes(error).some((code) => noRoom.test(code));

/** Whether PostgreSQL found damage after its start: a page, a file, or one of its processes ends again and again. */
export const isDamage = (error: unknown): boolean =>
  causes(error).some((code) => /^(XX00[012]|58P01|58030|57P03)$/.test(code));

/** The system's codes, and PostgreSQL's. */
const noRoom = /^(ENOSPC|EDQUOT|53100)$/;

const hasRoom = (path: string): boolean => {
  try {
    const { blocks, bavail, bsize } = statfsSync(path);
    // File systems without a disk, such as /proc, have no blocks.
    return blocks === 0 || bavail * bsize > 1_000_000;
  } catch {
    return true;
  }
};

/** The codes of an error and of what caused it. */
const causes = (error: unknown): readonly string[] =>
  error instanceof Error ? [...("code" in error ? [String(error.code)] : []), ...causes(error.cause)] : [];
