/** Data that can change while a page is open: the caller's own applications (all for the staff), notifications and role, and published content. */
export type Watched =
  | "applications"
  | "reports"
  | "polls"
  | "notifications"
  | "role"
  | "articles"
  | "tips"
  | "categories"
  | "matches"
  | "standings"
  | "events"
  | "partners"
  | "products"
  | "positions"
  | "teams";

export type Changes = {
  /**
   * Calls back when something of it may have changed, and once when listening begins anew. A hint: the caller reads again,
   * and several changes may be one hint. Without the right to read there are no hints, but perhaps of deletions. Without a
   * connection there are none, and no error. Returns the unsubscription.
   */
  subscribe(watched: Watched, changed: () => void): () => void;
};

export type TextFile = {
  readonly name: string;
  readonly text: string;
  /** JSON when absent. */
  readonly type?: "text/csv";
};

export type PictureFile = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: "image/png";
};

/** A ZIP. */
export type ArchiveFile = Omit<PictureFile, "type"> & { readonly type: "application/zip" };

export type Downloads = {
  /** Offers a file for download. */
  save(file: TextFile | PictureFile | ArchiveFile): Promise<void>;
};

/** Failures that no caller waits for, for the site's operator. */
export type Log = {
  failed(what: string, cause: unknown): void;
};
