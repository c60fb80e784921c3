const part = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]`;
const label = String.raw`(?:(?!\.)${part})+`;
const plain = new RegExp(`^${part}+@${label}(?:\\.${label})+$`, "u");
const longest = 254;

/**
 * Whether a text is one plain e-mail address: no display name around it, no second line, no second address. All of these would
 * be read as more by whatever puts it into a mail's head.
 */
export const isMailAddress = (text: string): boolean => text.length <= longest && plain.test(text);
