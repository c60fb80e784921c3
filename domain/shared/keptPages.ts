/** A page that the device keeps. `path`: with its search. */
export type KeptPage = { readonly path: string; readonly title: string };

/** The pages that were read on this device, and can be read without a network. A device that keeps none is no error. */
export type KeptPages = {
  /** The last read first. */
  list(): Promise<readonly KeptPage[]>;
};
