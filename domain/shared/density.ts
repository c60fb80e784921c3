/** A device's choice of higher rows in the panel's tables. A device without storage is no error. */
export type Density = {
  read(): Promise<boolean>;
  choose(isComfortable: boolean): Promise<void>;
};
