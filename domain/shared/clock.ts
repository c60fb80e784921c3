/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The time and zone of a device. */
export type Moment = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As the IANA names it: "Europe/Paris". */
  readonly zone: string;
};

export type Clock = {
  tell(): Promise<Moment>;
};
