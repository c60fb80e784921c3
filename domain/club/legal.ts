/** Who answers for the site, as the law wants to read it. */
export type LegalDetails = {
  /** Who publishes it, and what kind of body that is: "Boréal Esport, association loi 1901". */
  readonly publisher: string;
  /** Its number in a register, when it has one. */
  readonly registration?: string | undefined;
  readonly address: string;
  /** Who is responsible for what is published. */
  readonly director: string;
  /** Whose machines the site and its data stand on: name, address, phone. */
  readonly host: string;
  /** Since when these words hold. ISO 8601, a day. */
  readonly since: string;
};
