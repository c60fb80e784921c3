/** FNV-1a over a text: the same words, the same number. */
export const hash = (text: string): number => {
  let sum = 2166136261;
  for (const sign of text.normalize("NFC")) {
    sum ^= sign.codePointAt(0) ?? 0;
    sum = Math.imul(sum, 16777619);
  }
  return sum >>> 0;
};

export type Dice = {
  /** From 0 to just under 1. */
  roll(): number;
  /** From 0 to just under `sides`, whole. */
  upTo(sides: number): number;
  pick<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing;
};

/** Throws the same numbers for the same seed, for ever (mulberry32): a drawing is a function of its words. */
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
