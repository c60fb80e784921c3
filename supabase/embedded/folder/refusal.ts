export type FolderRefusalKind = "in-use" | "damaged" | "outdated" | "unwritable";

/** The data folder can't be used. Its message is one line that says what to do. */
export class FolderRefusal extends Error {
  readonly kind: FolderRefusalKind;

  constructor(kind: FolderRefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "FolderRefusal";
    this.kind = kind;
  }
}
