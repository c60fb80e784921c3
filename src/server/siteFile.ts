/** What stands at an address of the site that is no page. */
export type SiteFile = {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Seconds that whoever has it needs not ask again. Without it, they always do. */
  readonly freshFor?: number;
};
