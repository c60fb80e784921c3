/** Failures that no caller waits for, for the site's operator. */
export type Log = {
  failed(what: string, cause: unknown): void;
};
