import type { Reactions } from "./reactions.ts";

/** What the views of reactions are given: the model, and the thing on the screen as the page came with it. */
export type Shown<Id extends string> = {
  readonly reactions: Reactions<Id>;
  readonly to: {
    readonly id: Id;
    readonly title: string;
    readonly likes: number;
    readonly comments: number;
  };
};
