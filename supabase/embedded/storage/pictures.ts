const kinds: readonly { readonly type: string; readonly isIn: (head: string) => boolean }[] = [
  { type: "image/jpeg", isIn: (head) => head.startsWith("\xff\xd8\xff") },
  { type: "image/png", isIn: (head) => head.startsWith("\x89PNG\r\n\x1a\n") },
  { type: "image/webp", isIn: (head) => head.startsWith("RIFF") && head.endsWith("WEBP") },
];

/** What kind of picture a file is, by the bytes that it begins with; nothing for any other file, whatever it is called. */
export const pictureTypeOf = (bytes: Uint8Array): string | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return kinds.find(({ isIn }) => isIn(head))?.type;
};
