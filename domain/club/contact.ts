/** How people reach the club, beside the form. */
export type ContactDetails = {
  readonly email: string;
  /** How soon somebody answers: "Sous 24h en moyenne". */
  readonly delay: string;
  /** Where its people are: "France & International". */
  readonly team: string;
  /** Where to follow it. Whole https addresses. */
  readonly channels: readonly { readonly name: string; readonly address: string }[];
};
