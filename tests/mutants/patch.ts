/** A patch of one place: the file that it changes, and the lines there before and after, with those around them. */
export type Patch = { readonly file: string; readonly before: string; readonly after: string };

/** Reads a unified diff of one hunk. Throws for any other. */
export const readPatch = (diff: string): Patch => {
  const [head = "", ...hunks] = diff.split(/^@@.*@@.*\n/m);
  const file = /^--- a\/(.+)$/m.exec(head)?.[1];
  if (file === undefined || hunks.length !== 1) throw new Error("A fault is a unified diff of one hunk");
  const lines = (hunks[0] ?? "").split("\n").slice(0, -1);
  const side = (left: string) =>
    lines.flatMap((line) => (line.startsWith(left) ? [] : [`${line.slice(1)}\n`])).join("");
  return { file, before: side("+"), after: side("-") };
};

/** A file's text with the patch; undefined when its lines aren't there, or twice. */
export const patched = (text: string, { before, after }: Patch): string | undefined => {
  const [start = "", end, ...more] = text.split(before);
  return end === undefined || more.length > 0 ? undefined : start + after + end;
};
