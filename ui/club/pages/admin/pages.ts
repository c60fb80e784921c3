import { createEvent, sample } from "effector";
import type { StaffPages } from "../../../../domain/club/pages/editPages.ts";
import type { PageTexts } from "../../../../domain/club/pages/ports.ts";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import { may } from "../../../../domain/shared/rights.ts";
import { $memberId, $audience } from "../../../accounts/session/session.ts";
import { ready } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { siteOpened } from "../../../lib/page/siteState.ts";
import { createQuery } from "../../../lib/query.ts";
import { listPagesFx, restorePageTextsFx, savePageTextsFx, switchFeatureFx } from "./effects.ts";
import { $pageTexts } from "../texts.ts";
import { notRestored, notSwitched, restored, switched } from "./words.ts";

/** The tab is shown: loads what the staff has changed, what is known stays visible. */
export const pagesWanted = createEvent();

/** Whether the member may change who the club is. UI check only; row security enforces it. */
export const $changesIdentity = $audience.map(
  (audience) => audience !== null && may(audience, "change the club's identity"),
);

const query = createQuery({ effect: listPagesFx, ends: [$memberId] });
export const { $state: $pages, reloaded: pagesRetried } = query;

const restoration = createMutation(restorePageTextsFx, {
  ends: [$memberId],
  done: () => restored,
  failed: ({ error }) => notRestored(error),
});
export const firstTextsWanted = restoration.requested;
export const $isRestoring = restoration.$inFlight.map((calls) => calls.length > 0);

const change = createMutation(switchFeatureFx, {
  keyOf: ({ feature }) => feature,
  ends: [$memberId],
  done: ({ params }) => switched(params.feature, params.isOn),
  failed: ({ error }) => notSwitched(error),
});
export const featureSwitched = change.requested;
export const $switching = change.$inFlight.map((calls) => calls.map(({ feature }) => feature));

// What was stored is known before the list is read again.
const withTexts = (pages: StaffPages, section: SectionName, stored: readonly PageTexts[]): StaffPages => ({
  ...pages,
  texts: [...pages.texts.filter((one) => one.section !== section), ...stored],
});
$pages
  .on(savePageTextsFx.doneData, (state, saved) =>
    state.status === "ready" ? ready(withTexts(state.value, saved.section, [saved])) : state,
  )
  .on(restorePageTextsFx.done, (state, { params: section }) =>
    state.status === "ready" ? ready(withTexts(state.value, section, [])) : state,
  );

const written = sample({
  clock: [savePageTextsFx.done, restorePageTextsFx.done, switchFeatureFx.done],
  fn: () => {},
});
sample({ clock: [pagesWanted, written], target: query.refreshed });
// The navigation and the pages that are opened next follow.
sample({ clock: written, target: siteOpened });
$pageTexts
  .on(savePageTextsFx.doneData, (known, { section, texts }) => ({ ...known, [section]: texts }))
  .on(restorePageTextsFx.done, (known, { params: section }) => {
    const { [section]: _, ...others } = known;
    return others;
  });
