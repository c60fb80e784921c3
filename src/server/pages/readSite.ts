import { createStore, fork, type StoreValue } from "effector";
import { readPageTextsFx } from "../../../ui/club/pages/effects.ts";
import { $pageTexts } from "../../../ui/club/pages/texts.ts";
import { $siteState, readSiteFx } from "../../../ui/lib/page/siteState.ts";
import type { handlersFrom } from "../../handlers.ts";
import { openSite } from "../../openPage.ts";
import { withinOneSecond } from "../../withinOneSecond.ts";

export type Handlers = ReturnType<typeof handlersFrom>;

/** The staff's changes of a site, with the texts that every page has. */
export type SiteChanges = {
  readonly state: StoreValue<typeof $siteState>;
  readonly texts: StoreValue<typeof $pageTexts>;
  /** Whether all of it has been read now. */
  readonly isWhole: boolean;
};

const $isRead = createStore(false, { serialize: "ignore" }).on(readSiteFx.done, () => true);
/** Whether changed texts couldn't be read. */
export const $lacksTexts = createStore(false, { serialize: "ignore" }).on(readPageTextsFx.fail, () => true);

/**
 * Reads what the staff has changed of the site; without an answer soon, what is known, without texts: the browser reads those that a
 * page lacks, but none that it has. In a scope of its own: a page's scope settles only once all its reads are answered.
 */
export const siteReader = (handlers: Handlers): (() => Promise<SiteChanges>) => {
  let last = { number: 0, state: $siteState.defaultState };
  let count = 0;
  return async () => {
    const number = (count += 1);
    const scope = fork({ handlers, values: [[$siteState, last.state]] });
    const opened = openSite(scope).then(() => {
      // An answer that comes after its page was rendered may be older than the last one.
      if (scope.getState($isRead) && number > last.number) last = { number, state: scope.getState($siteState) };
      return true;
    });
    const isAnswered = (await withinOneSecond(opened)) === true;
    return {
      state: scope.getState($siteState),
      texts: scope.getState($pageTexts),
      isWhole: isAnswered && scope.getState($isRead) && !scope.getState($lacksTexts),
    };
  };
};
