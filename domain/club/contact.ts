/** Ways to reach the club beside the form. */
export type ContactDetails = {
  /** The page's opening words. */
  readonly lead: string;
  readonly email: string;
  /** How soon the club answers: "Sous 24h en moyenne". Empty: it isn't said. */
  readonly delay: string;
  /** Where its members are: "France & International". Empty: it isn't said. */
  readonly team: string;
  /** Where to follow it. Whole https addresses. */
  readonly channels: readonly { readonly name: string; readonly address: string }[];
};
