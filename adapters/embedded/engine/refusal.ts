/** The reason, where the caller acts on it: the database may be damaged, or only its disk is full. */
type Reason = "damage" | "full-disk";

/** The database can't be started or reached. Its message is one line that says what to do. */
export class EngineRefusal extends Error {
  readonly reason: Reason | undefined;

  constructor(message: string, cause?: unknown, reason?: Reason) {
    super(message, { cause });
    this.name = "EngineRefusal";
    this.reason = reason;
  }
}

const noRoom = /No space left|Disk quota exceeded/;

/** The operator's remedies for PostgreSQL's messages about its environment. */
const remedies: readonly (readonly [said: RegExp, remedy: (folder: string) => string])[] = [
  [noRoom, (folder) => `The disk of ${folder} is full: make room there, then start again.`],
  [
    /Read-only file system/,
    (folder) => `The disk of ${folder} can't be written: mount it for writing, then start again.`,
  ],
  [
    /Permission denied|Operation not permitted|wrong ownership|must be owned|group or world access/,
    (folder) =>
      `The database in ${folder} belongs to another user: start the site as that user, or give the folder to this one (as root: chown -R <user> ${folder}).`,
  ],
  [
    /Cannot allocate memory|could not map anonymous shared memory/,
    () => "There is too little memory for the database: end other programs, or take a larger machine.",
  ],
];

/** Whether processes of a killed server still hold its memory. */
export const isHeld = (said: string): boolean => /pre-existing shared memory block/.test(said);

/** The refusal for PostgreSQL's last message. */
export const refusalFor = (said: string, folder: string, otherwise: string, cause?: unknown): EngineRefusal => {
  const remedy = remedies.find(([words]) => words.test(said))?.[1];
  return remedy
    ? new EngineRefusal(`${remedy(folder)} It said: ${said}`, cause, noRoom.test(said) ? "full-disk" : undefined)
    : new EngineRefusal(`${otherwise}: ${said}`, cause, "damage");
};

/** PostgreSQL's messages to connections while it isn't ready. */
const notReady = /the database system is|terminating connection/;

/** PostgreSQL's own message on why it ended. */
export const reasonIn = (text: string): string => {
  const lines = text.trim().split("\n");
  return (
    lines.find((line) => /FATAL|PANIC|error:/.test(line) && !notReady.test(line)) ?? (lines.at(-1) || "it said nothing")
  );
};
