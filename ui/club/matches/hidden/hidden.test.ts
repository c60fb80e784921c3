import { allSettled, fork, type Scope } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../../domain/accounts/member.ts";
import type { Profiles, Session } from "../../../../domain/accounts/ports.ts";
import type { ScoreChoice } from "../../../../domain/accounts/scoreChoice.ts";
import { chooseScores, type DeviceScores } from "../../../../domain/club/matches/hiddenScores.ts";
import { syncScores } from "../../../../domain/club/matches/syncScores.ts";
import { done } from "../../../../domain/shared/result.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { $session, sessionChanged } from "../../../accounts/session/session.ts";
import { chooseScoresFx, readScoresFx, revealScoreFx, syncScoresFx } from "./effects.ts";
import { $areHidden, $choice, $scores, hidingChosen, scoreChoiceAsked, scoreRevealed } from "./hidden.ts";
import { fakes } from "../../../../tests/fakes.ts";

const camille = "camille" as MemberId;
const choice = (isHidden: boolean, chosenAt: number): ScoreChoice => ({ isHidden, chosenAt });
const own = (isHidden: boolean, chosenAt: number, by = camille): ScoreChoice => ({ isHidden, chosenAt, by });

type Begin = {
  /** Of the device. */
  readonly stored?: ScoreChoice | null;
  /** Of the signed-in member's profile; undefined: a visitor. */
  readonly saved?: ScoreChoice | null;
  /** The member was asked for before. */
  readonly isKnown?: boolean;
  /** What the profile answers. */
  readonly answer?: (choice: ScoreChoice) => ScoreChoice;
};

/** A page whose device and profile keep what they are given. */
const begin = ({ stored = null, saved, isKnown = false, answer = (given) => given }: Begin) => {
  const device = { choice: stored, revealed: [] as readonly string[] };
  const saves: ScoreChoice[] = [];
  let profile = saved;
  const scores: DeviceScores = {
    read: async () => ({ ...device }),
    store: async (given) => (device.choice = given),
    reveal: async (name) => void (device.revealed = [...device.revealed, name]),
    forgetRevealed: async () => void (device.revealed = []),
  };
  const clock = { tell: async () => ({ now: 1_000, zone: "Europe/Paris" }) };
  const sync = syncScores({
    scores,
    session: { current: async () => (profile === undefined ? undefined : { id: "camille" }) } as unknown as Session,
    profiles: {
      saveScoreChoice: async (_: string, { isHidden, chosenAt }: ScoreChoice) => {
        const given = choice(isHidden, chosenAt);
        saves.push(given);
        profile = answer(given);
        return done(profile);
      },
    } as unknown as Profiles,
  });
  const account = () => ({ id: "camille", ...(profile && { scores: profile }) }) as unknown as Account;
  const scope = fork({
    values: isKnown ? [[$session, { status: "member", account: account() }]] : [],
    handlers: fakes(
      [readScoresFx, scores.read],
      [chooseScoresFx, chooseScores({ scores, clock })],
      [revealScoreFx, scores.reveal],
      [
        syncScoresFx,
        async (known: Parameters<typeof sync>[0]) => {
          const answer = await sync(known);
          if (!answer.ok) throw answer.refusal;
          return answer.value;
        },
      ],
      [whoAmIFx, () => (profile === undefined ? null : account())],
    ),
  });
  return { scope, device, saves, profile: () => profile };
};

const arrive = async (scope: Scope) => {
  await allSettled(sessionChanged, { scope });
  await allSettled(scoreChoiceAsked, { scope });
};

it("[NS-1] hides scores at a press, keeps it on the device, and shows them again", async () => {
  const { scope, device, saves } = begin({});
  await arrive(scope);
  expect(scope.getState($areHidden)).toBe(false);
  await allSettled(hidingChosen, { scope, params: true });
  expect([scope.getState($areHidden), device.choice?.isHidden]).toEqual([true, true]);
  await allSettled(hidingChosen, { scope, params: false });
  expect([scope.getState($areHidden), device.choice?.isHidden]).toEqual([false, false]);
  expect(saves).toEqual([]);
});

it("[NS-1] stays hidden on a device that stores nothing", async () => {
  const { scope, device } = begin({});
  await arrive(scope);
  await allSettled(hidingChosen, { scope, params: true });
  device.choice = null;
  await allSettled(scoreChoiceAsked, { scope });
  expect(scope.getState($areHidden)).toBe(true);
});

it("[NS-2] reveals one score, also after a reload, until the switch is pressed", async () => {
  const { scope, device } = begin({ stored: choice(true, 5) });
  await arrive(scope);
  await allSettled(scoreRevealed, { scope, params: "solstice" });
  expect(scope.getState($scores)).toEqual({ areHidden: true, revealed: ["solstice"] });
  expect(device.revealed).toEqual(["solstice"]);
  await allSettled(scoreChoiceAsked, { scope });
  expect(scope.getState($scores).revealed).toEqual(["solstice"]);
  await allSettled(hidingChosen, { scope, params: true });
  expect([scope.getState($scores).revealed, device.revealed]).toEqual([[], []]);
});

it("[NS-4] follows the member to another device", async () => {
  const { scope, device, saves } = begin({ saved: choice(true, 7) });
  await arrive(scope);
  expect([scope.getState($areHidden), device.choice, saves]).toEqual([true, own(true, 7), []]);
});

it("[NS-4] follows a member who is known before the first page that asks", async () => {
  const { scope, device, saves } = begin({ saved: choice(true, 7), isKnown: true });
  await allSettled(scoreChoiceAsked, { scope });
  expect([scope.getState($areHidden), device.choice, saves]).toEqual([true, own(true, 7), []]);
  await allSettled(hidingChosen, { scope, params: false });
  await allSettled(scoreChoiceAsked, { scope });
  expect([scope.getState($areHidden), saves.length]).toEqual([false, 1]);
});

it("[NS-4] the newest choice wins: the device's", async () => {
  const { scope, profile } = begin({ stored: own(false, 9), saved: choice(true, 7) });
  await arrive(scope);
  expect([scope.getState($areHidden), profile()]).toEqual([false, choice(false, 9)]);
});

it("[NS-4] the newest choice wins, whether the device or the session answers first", async () => {
  const { scope, device } = begin({ stored: own(false, 9), saved: choice(true, 7) });
  await allSettled(scoreChoiceAsked, { scope });
  await allSettled(sessionChanged, { scope });
  expect([scope.getState($areHidden), device.choice]).toEqual([false, own(false, 9)]);
});

it("[NS-4] a press wins over the profile, also on a device whose clock is behind", async () => {
  const { scope, profile } = begin({ stored: choice(true, 5_000), saved: choice(true, 9_000) });
  await arrive(scope);
  await allSettled(hidingChosen, { scope, params: false });
  expect([scope.getState($areHidden), profile()]).toEqual([false, choice(false, 9_001)]);
});

it("[NS-4] takes the time of the profile when the device's clock is ahead, and asks once", async () => {
  const { scope, device, saves } = begin({
    stored: choice(true, 9_000),
    saved: null,
    answer: ({ isHidden }) => choice(isHidden, 2_000),
  });
  await arrive(scope);
  expect([scope.getState($choice), device.choice, saves]).toEqual([
    own(true, 2_000),
    own(true, 2_000),
    [choice(true, 9_000)],
  ]);
});

it.each([own(false, 9, "sarah" as MemberId), choice(false, 9)])(
  "[NS-4] on a shared device, the member's saved choice wins over the newer one of somebody else: %j",
  async (stored) => {
    const { scope, device, saves } = begin({ stored, saved: choice(true, 7) });
    await allSettled(scoreChoiceAsked, { scope });
    await allSettled(sessionChanged, { scope });
    expect([scope.getState($choice), device.choice, saves]).toEqual([own(true, 7), own(true, 7), []]);
  },
);

it("[NS-4] doesn't give a member without a choice that of another one, until they press the switch", async () => {
  const stored = own(true, 9_000, "sarah" as MemberId);
  const { scope, device, saves } = begin({ stored, saved: null });
  await arrive(scope);
  expect([device.choice, saves]).toEqual([stored, []]);
  await allSettled(hidingChosen, { scope, params: false });
  expect([device.choice, saves]).toEqual([own(false, 9_001), [choice(false, 9_001)]]);
});

it("[NS-4] keeps what was pressed before the member was known", async () => {
  const { scope, device, profile } = begin({ saved: choice(false, 7) });
  await allSettled(scoreChoiceAsked, { scope });
  await allSettled(hidingChosen, { scope, params: true });
  await allSettled(sessionChanged, { scope });
  expect([scope.getState($areHidden), device.choice, profile()]).toEqual([true, own(true, 1_000), choice(true, 1_000)]);
});
