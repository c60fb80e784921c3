/** What somebody typed and has not sent yet, kept on their device so that a closed tab loses nothing. */
export type Drafts = {
  /** Empty when nothing is kept under that name. */
  read(name: string): Promise<string>;
  /** Keeps a text; an empty one is forgotten. Says whether it did: a device that keeps nothing is no error. */
  write(draft: { readonly name: string; readonly text: string }): Promise<boolean>;
  /** Forgets all: whoever signs out leaves nothing for whoever comes next. */
  forgetAll(): Promise<void>;
};
