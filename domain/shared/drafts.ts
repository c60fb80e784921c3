/** Unsaved changes, stored on the device. */
export type Drafts = {
  /** Empty when nothing is stored under that name. */
  read(name: string): Promise<string>;
  /** Stores a text; an empty text deletes the stored text. Returns false on a device without storage, which is no error. */
  write(draft: { readonly name: string; readonly text: string }): Promise<boolean>;
  /** Of all stored ones. */
  names(): Promise<readonly string[]>;
  /** Deletes all, for the next user of the device. */
  forgetAll(): Promise<void>;
};

/** Asks the user of the device to confirm. */
export type Ask = (question: string) => Promise<boolean>;
