/** What may change under a reader's eyes: their own applications (the staff's: all of them), their own role, articles, tips. */
export type Watched = "applications" | "role" | "articles" | "tips";

export type Changes = {
  /**
   * Calls back when something of it may have changed, and once when listening begins anew: what was written before then is heard
   * by nobody. A hint and no more: what is so now has to be asked for, and many changes at once may be one hint. Whoever may not
   * read a thing gets no hints of it, but perhaps of its deletion. Returns what ends it. A backend that can't be listened to is no
   * error: no hints come.
   */
  subscribe(watched: Watched, changed: () => void): () => void;
};
