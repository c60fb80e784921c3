/** A call to come along: a title, a sentence, and a button to a place of the club's elsewhere. */
export type Invitation = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A whole https address. */
  readonly address: string;
};
