/** A file that the site generates, such as a feed or a drawing. */
export type SiteFile = {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Seconds for which a browser may use it without asking again. Absent: the browser always asks. */
  readonly freshFor?: number;
};
