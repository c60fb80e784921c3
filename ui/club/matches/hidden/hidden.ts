import { combine, createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import { isNewer, type ScoreChoice } from "../../../../domain/accounts/scoreChoice.ts";
import { $account, $memberId, $session } from "../../../accounts/session/session.ts";
import { visitorArrived, visitorReturned } from "../../../lib/page/visitor.ts";
import { chooseScoresFx, readScoresFx, revealScoreFx, syncScoresFx } from "./effects.ts";

/** A page in the browser wants to know what the device has chosen. */
export const scoreChoiceAsked = createEvent();
/** Hides or shows all scores. */
export const hidingChosen = createEvent<boolean>();
/** Shows one score, by its name. */
export const scoreRevealed = createEvent<string>();

/** The newest known choice: a device may store nothing. Null until it is read, and before the first one. */
export const $choice = createStore<ScoreChoice | null>(null, { serialize: "ignore" }).on(
  [readScoresFx.doneData.map(({ choice }) => choice), chooseScoresFx.doneData],
  (known, choice) => (choice && isNewer(choice, known) ? choice : known),
);

const $revealed = createStore<readonly string[]>([], { serialize: "ignore" })
  .on(readScoresFx.doneData, (known, { revealed }) => {
    const others = revealed.filter((name) => !known.includes(name));
    return others.length > 0 ? [...known, ...others] : known;
  })
  .on(scoreRevealed, (known, name) => [...known, name])
  .on(chooseScoresFx, () => []);

export const $areHidden = $choice.map((choice) => choice?.isHidden ?? false);

/** `revealed`: the names of the scores that are shown although scores are hidden. */
export const $scores = combine({ areHidden: $areHidden, revealed: $revealed });

sample({ clock: [scoreChoiceAsked, visitorArrived, visitorReturned], fn: () => {}, target: readScoresFx });
sample({ clock: scoreRevealed, target: revealScoreFx });
sample({
  clock: hidingChosen,
  source: { before: $choice, by: $memberId },
  fn: (known, isHidden) => ({ ...known, isHidden }),
  target: chooseScoresFx,
});

/** Whether a choice was made before the first answer to who is signed in: then it is the member's, if there is one. */
const $isEarly = createStore(false, { serialize: "ignore" })
  .on(sample({ clock: hidingChosen, source: $session }), (isEarly, { status }) => isEarly || status === "checking")
  .on($session, (isEarly, { status }) => isEarly && status !== "visitor");

/** The member whose choices were compared. */
const $compared = createStore<MemberId | null>(null, { serialize: "ignore" }).on(
  syncScoresFx,
  (_, { member }) => member,
);

// A failed request is tried again at the next return, with which the account comes anew. Once a page asks, too: the account may have been
// known before this file was loaded.
sample({
  clock: [
    $account,
    chooseScoresFx.done,
    sample({
      clock: scoreChoiceAsked,
      source: [$compared, $memberId] as const,
      filter: ([compared, id]) => compared !== id,
    }),
  ],
  source: { choice: $choice, isEarly: $isEarly, account: $account },
  filter: ({ account }) => account !== null,
  fn: ({ choice, isEarly, account }) => ({ member: account?.id as MemberId, choice, isEarly, saved: account?.scores }),
  target: syncScoresFx,
});
// A choice made meanwhile stays.
$choice.on(syncScoresFx.done, (known, { params, result }) =>
  known === params.choice || known?.by !== params.member || (result && isNewer(result, known)) ? result : known,
);
