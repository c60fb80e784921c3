/** An hour of a week. */
export type Place = { readonly day: number; readonly hour: number };

/** The hours on the straight line from one to another, without the first: a fast pointer skips some. */
export const lineBetween = (from: Place, to: Place): readonly Place[] => {
  const [days, hours] = [to.day - from.day, to.hour - from.hour];
  const steps = Math.max(Math.abs(days), Math.abs(hours));
  return Array.from({ length: steps }, (_, at) => ({
    day: from.day + Math.round((days * (at + 1)) / steps),
    hour: from.hour + Math.round((hours * (at + 1)) / steps),
  }));
};
