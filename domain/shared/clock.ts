/** When and where somebody is. */
export type Moment = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As the IANA names it: "Europe/Paris". */
  readonly zone: string;
};

export type Clock = {
  tell(): Promise<Moment>;
};
