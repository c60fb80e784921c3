import { changedRules, type Holding, heldFor, mostHeldWords } from "../../../domain/content/reactions/holding.ts";
import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";

/** What a comment of the caller becomes when it is held; undefined when it isn't. */
export const heldNow = (backend: MemoryBackend, text: string) => {
  const { articleReactions, audience, holdingRules, me, tipReactions } = backend;
  const author = me()?.id;
  if (author === undefined || may(audience(), "hide a comment")) return undefined;
  const all = [...articleReactions.comments.read(), ...tipReactions.comments.read()];
  const shown = all.filter((one) => one.author === author && !isHidden(one)).length;
  const cause = heldFor(text, holdingRules.read(), shown);
  return cause === null ? undefined : { hiddenBecause: "En attente de lecture", heldFor: cause };
};

export const memoryHolding = ({ enter, holdingRules, refuseOthers }: MemoryBackend): Holding => ({
  async read() {
    return (await enter("hold comments back")) ? done(holdingRules.read()) : refuseOthers();
  },

  async change(change) {
    if (!(await enter("hold comments back"))) return refuseOthers();
    const changed = changedRules(holdingRules.read(), change);
    if (changed.words.length > mostHeldWords) return refused({ kind: "too-many-words" });
    holdingRules.write(changed);
    return done();
  },
});
