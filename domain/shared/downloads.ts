/** A file as its owner gets it. */
export type TextFile = { readonly name: string; readonly text: string };

export type Downloads = {
  /** Hands a file to whoever is at the device. */
  save(file: TextFile): Promise<void>;
};
