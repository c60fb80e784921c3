/** Milliseconds after which a request to the backend ends without an answer. */
export const longestWait = 10_000;
