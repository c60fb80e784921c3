/** For whoever runs the site: what went wrong without anybody having to wait for it. */
export type Log = {
  failed(what: string, cause: unknown): void;
};
