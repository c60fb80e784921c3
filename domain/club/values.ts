/** The club's values. */
export type Values = {
  readonly title: string;
  readonly list: readonly ClubValue[];
};

export type ClubValue = {
  readonly name: string;
  /** In one short sentence. */
  readonly motto: string;
  /** The second sentence, where there is room for two. */
  readonly more: string;
};
