/** A device's choice of a site without motion. A device without storage is no error. */
export type Calm = {
  read(): Promise<boolean>;
  choose(isCalm: boolean): Promise<void>;
};
