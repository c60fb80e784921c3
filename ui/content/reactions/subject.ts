import type { Store } from "effector";
import type { Act } from "../../../domain/shared/rights.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { Acts } from "./effects.ts";

/** What a kind of thing is called where members react to it. */
export type SubjectWords = {
  /** The bar's name: "Réagir à ce tip". */
  readonly bar: string;
  /** In the empty comment box. */
  readonly placeholder: string;
  readonly liked: Toast;
  readonly unliked: Toast;
  readonly notCommented: Toast;
  /** It was taken back since: "Ce tip n'est plus en ligne". */
  readonly gone: string;
};

/** One kind of thing that members like and comment on: tips, or articles. */
export type Subject<Id extends string> = {
  /** In the names of drafts and of stores that travel. */
  readonly kind: string;
  /** The one on the screen. */
  readonly $id: Store<Id | null>;
  /** Where it stands on the site. */
  readonly $path: Store<string>;
  /** The right to like it. */
  readonly rights: { readonly like: Act };
  readonly acts: Acts<Id>;
  readonly words: SubjectWords;
};
