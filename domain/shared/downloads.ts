export type TextFile = { readonly name: string; readonly text: string };

export type Downloads = {
  /** Offers a file for download. */
  save(file: TextFile): Promise<void>;
};
