import type { Reactions } from "./reactions.ts";

/** The props of reaction views: the models, and the item with the page's counts. */
export type Shown<Id extends string> = {
  readonly reactions: Reactions<Id>;
  readonly to: {
    readonly id: Id;
    readonly title: string;
    readonly likes: number;
    readonly comments: number;
    readonly shares: number;
  };
};
