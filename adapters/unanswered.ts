// What says of something thrown why it was, in its message: the libraries between keep that, and nothing else.

/** No answer came: no network, or a backend that says nothing. */
export const unanswered = "No answer from the backend";
/** The backend answers, and wants a pause. */
export const paused = "The backend wants a pause";
/** The same, of so many seconds. */
export const pausedFor = (seconds: number | undefined): string =>
  seconds === undefined ? paused : `${paused} of ${seconds} s`;

/** The captcha wasn't solved, or not accepted. */
export const unproven = "The captcha was not solved";

const says = (thrown: unknown, mark: string): boolean => thrown instanceof Error && thrown.message.includes(mark);

export const isUnanswered = (thrown: unknown): boolean => says(thrown, unanswered);
export const isPaused = (thrown: unknown): boolean => says(thrown, paused);

/** The backend stores nothing: PostgreSQL's code of a full disk, which the storage says too. */
export const isUnwritable = (thrown: unknown): boolean => says(thrown, "(53100)");
export const isUnproven = (thrown: unknown): boolean => says(thrown, unproven);

/** How many seconds of pause the message of something thrown says. */
export const pauseIn = (message: string): number | undefined => {
  const seconds = new RegExp(`${paused} of (\\d+) s`).exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};
