/** The founders, on the home page and on the page about the club. */
export type Founders = {
  readonly title: string;
  readonly people: readonly Founder[];
};

export type Founder = {
  readonly name: string;
  /** "Cofondatrice, direction sportive". */
  readonly role: string;
  /** Their reason, in their own words, without quotation marks. */
  readonly quote: string;
};
