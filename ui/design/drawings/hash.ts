/** FNV-1a hash of a text. */
export const hash = (text: string): number => {
  let sum = 2166136261;
  for (const sign of text.normalize("NFC")) {
    sum ^= sign.codePointAt(0) ?? 0;
    sum = Math.imul(sum, 16777619);
  }
  return sum >>> 0;
};

export type Dice = {
  /** A number from 0 to below 1. */
  roll(): number;
  /** An integer from 0 to below `sides`. */
  upTo(sides: number): number;
  pick<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing;
};

/** A seeded generator (mulberry32). Its sequence never changes, so that a drawing depends only on its words. */
export const diceOf = (seed: number): Dice => {
  let state = seed | 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (sides: number) => Math.floor(roll() * sides);
  return { roll, upTo, pick: (things) => things[upTo(things.length)] as (typeof things)[number] };
};
