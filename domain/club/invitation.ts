/** An invitation: a title, a sentence, and a button to a page of the club elsewhere. */
export type Invitation = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A whole https address. */
  readonly address: string;
};
