/** What a push shows. */
export type Pushed = {
  readonly title: string;
  readonly text: string;
  /** A path of this site. */
  readonly path: string;
  /** Equal for both copies of a push that is sent twice: the device shows it once. */
  readonly tag: string;
};

/** Where a push of several notifications leads. */
export const everything = "/profile?onglet=notifications";

/** A path of the site; that of all notifications when the push names none, or another site. */
const ownPath = (path: unknown, origin: string): string => {
  if (typeof path !== "string" || !URL.canParse(path, origin)) return everything;
  const { origin: theirs, pathname, search, hash } = new URL(path, origin);
  return theirs === origin ? pathname + search + hash : everything;
};

const line = (words: unknown, instead: string): string =>
  typeof words === "string" && words !== "" ? words.slice(0, 300) : instead;

/** What a push shows. Browsers demand that each is shown: one that can't be read leads to all notifications. */
export const pushedBy = (text: string | undefined, origin: string): Pushed => {
  let given: { readonly [Field in keyof Pushed]?: unknown } = {};
  try {
    given = { ...JSON.parse(text ?? "") };
  } catch {
    // Not of this site's making.
  }
  const { title, text: more, path, tag } = given;
  return {
    title: line(title, "Du nouveau pour vous"),
    text: line(more, ""),
    path: ownPath(path, origin),
    tag: line(tag, "notification"),
  };
};
