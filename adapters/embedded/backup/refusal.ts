/** A backup can't be made or restored. Its message is one line that says what to do. */
export class BackupRefusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BackupRefusal";
  }
}

const remedies: ReadonlyMap<unknown, (place: string) => string> = new Map([
  ["ENOSPC", (place) => `The disk of ${place} is full: make room there, or set BACKUP_FOLDER to a folder on another.`],
  ["EDQUOT", (place) => `The disk of ${place} is full: make room there, or set BACKUP_FOLDER to a folder on another.`],
  ["EACCES", (place) => `${place} can't be written: give this user the right to write there, or set BACKUP_FOLDER.`],
  ["EPERM", (place) => `${place} can't be written: give this user the right to write there, or set BACKUP_FOLDER.`],
  ["EROFS", (place) => `${place} can't be written: give this user the right to write there, or set BACKUP_FOLDER.`],
  ["ENOENT", (place) => `${place} can't be made: set BACKUP_FOLDER to a folder on a disk.`],
  ["ENOTDIR", (place) => `${place} is no folder: set BACKUP_FOLDER to one.`],
  ["EEXIST", (place) => `${place} is no folder: set BACKUP_FOLDER to one.`],
]);

/** The refusal for an error of the disk or of rights in a folder; any other error as it is. */
export const refusalIn = (place: string, error: unknown): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const remedy = remedies.get(code);
  return remedy ? new BackupRefusal(remedy(place), error) : error;
};
