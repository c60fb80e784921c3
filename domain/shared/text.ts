/** Invisible characters: white space, zero-width characters, marks of direction, soft hyphens, control characters, blank letters. */
const unseen = /[\s\p{Cf}\p{Cc}\u115f\u1160\u2065\u2800\u3164\uffa0]/gu;

/** Marks of direction that reach beyond their text, control characters that no text needs, and lone surrogates. */
const harmful = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** A text as it is stored: trimmed, with one kind of line end, and without marks that change the order of the text around it. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, "\n").replace(harmful, "").trim();

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";

/** A text without capitals and accents, to compare it. */
export const foldText = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
