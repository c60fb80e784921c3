/** Who founded the club, on the first page and on the one about it. */
export type Founders = {
  readonly title: string;
  readonly people: readonly Founder[];
};

export type Founder = {
  readonly name: string;
  /** "Cofondatrice, direction sportive". */
  readonly role: string;
  /** Why, in their own words, without quotation marks. */
  readonly quote: string;
};
