import { minute } from "./clock.ts";

const retryTime = 10 * minute;

/** Whether the same text sent again counts as a retry. @param at when it was sent first: ISO 8601, or milliseconds since 1970 */
export const isRetryTime = (at: string | number, now: Date): boolean =>
  now.getTime() - new Date(at).getTime() < retryTime;

/** Whether a record has each value of another. */
export const hasValues = <Values extends object>(
  record: { readonly [Key in keyof Values]: unknown },
  values: Values,
): boolean => (Object.keys(values) as (keyof Values)[]).every((key) => record[key] === values[key]);
