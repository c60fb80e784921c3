/** What a club says of itself. Each club has one, in `src/club/`. */
export type Club = {
  /** As it is called in full: "Boréal Esport". */
  readonly name: string;
  /** The two parts of the name in the top bar: "Boréal" in heavy letters, "Esport" in light ones. */
  readonly wordmark: { readonly strong: string; readonly light: string };
  /** One sentence for the footer and for search engines. */
  readonly tagline: string;
  /** Where else people find the club. Whole https addresses. */
  readonly links: readonly { readonly name: string; readonly address: string }[];
};
