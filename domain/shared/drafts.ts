/** What somebody typed and has not sent yet, kept on their device so that a closed tab loses nothing. */
export type Drafts = {
  /** Empty when nothing is kept under that name. */
  read(name: string): Promise<string>;
  /** Keeps a text; an empty one is forgotten. Says whether it did: a device that keeps nothing is no error. */
  write(draft: { readonly name: string; readonly text: string }): Promise<boolean>;
  /** Of all that is kept. */
  names(): Promise<readonly string[]>;
  /** Forgets all: whoever signs out leaves nothing for whoever comes next. */
  forgetAll(): Promise<void>;
};

/** Asks whoever is at the device, and says whether they agree. */
export type Ask = (question: string) => Promise<boolean>;
