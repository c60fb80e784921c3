/** Seconds until the next try, from a refusal's header, or from its body where a browser hides the header. */
export const secondsOf = async (answer: Response): Promise<number | undefined> => {
  const header = Number(answer.headers.get("retry-after"));
  if (header > 0) return Math.ceil(header);
  const text = await answer
    .clone()
    .text()
    .catch(() => "");
  return secondsIn(text);
};

/** The pause in the database's message, which the storage passes on. */
export const secondsIn = (text: string): number | undefined => {
  const seconds = /too-many.*?again in (\d+) s/s.exec(text)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};
