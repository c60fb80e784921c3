import type { Store } from "effector";
import type { MemberAct } from "../../../domain/shared/rights.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { Acts } from "./effects.ts";

/** The texts on reactions to one kind of content item. */
export type SubjectWords = {
  /** The accessible name of the bar: "Réagir à ce tip". */
  readonly bar: string;
  /** The placeholder of the comment box. */
  readonly placeholder: string;
  readonly liked: Toast;
  readonly unliked: Toast;
  readonly notCommented: Toast;
  /** The item was unpublished: "Ce tip n'est plus en ligne". */
  readonly gone: string;
};

/** A kind of content item that members like and comment on: tips or articles. */
export type Subject<Id extends string> = {
  /** Used in the names of drafts, and in the sids of serialised stores. */
  readonly kind: string;
  /** The id of the shown item. */
  readonly $id: Store<Id | null>;
  /** How many comments all can read. */
  readonly $commentCount: Store<number | null>;
  /** The item's path. */
  readonly $path: Store<string>;
  /** The right to like an item. */
  readonly rights: { readonly like: MemberAct };
  readonly acts: Acts<Id>;
  readonly words: SubjectWords;
};
