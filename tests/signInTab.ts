import { allSettled, type EventCallable, fork } from "effector";
import type { Account } from "../domain/accounts/member.ts";
import type { Credentials, MailLink } from "../domain/accounts/ports.ts";
import type { SignUpForm } from "../domain/accounts/signUp.ts";
import { whoAmIFx } from "../ui/accounts/effects.ts";
import * as mails from "../ui/accounts/mails/requests.ts";
import { resetPasswordFx, spendMailLinkFx } from "../ui/accounts/mailLinks/effects.ts";
import { signInFx } from "../ui/accounts/signIn/effects.ts";
import { $session } from "../ui/accounts/session/session.ts";
import { $club } from "../ui/lib/page/club.ts";
import { storeDraftFx, recallDraftFx } from "../ui/lib/drafts.ts";
import { tellTimeFx } from "../ui/lib/page/now.ts";
import { $toasts } from "../ui/lib/feedback/toasts.ts";
import { fakes } from "./fakes.ts";

export const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

type Answer<Params, Value = void> = (params: Params) => Value | Promise<Value>;
type Reset = Parameters<typeof resetPasswordFx>[0];

type Club = {
  /** Who every sign-in succeeds as; Camille when absent. */
  readonly member?: Account;
  readonly signIn?: Answer<Credentials>;
  readonly signUp?: Answer<SignUpForm>;
  readonly mailAgain?: Answer<string>;
  readonly recover?: Answer<string>;
  readonly spend?: Answer<MailLink, "done" | "one-more">;
  readonly reset?: Answer<Reset>;
};

export const refusing =
  (refusal: { readonly kind: string; readonly message?: string; readonly retryAfter?: number }) => () =>
    Promise.reject(refusal);

/** A visitor's tab with fake effects. */
export const signInTab = (club: Club = {}) => {
  let present: Account | null = null;
  const asked: unknown[] = [];
  const device = new Map<string, string>();
  const answering =
    <Params, Value>(answer: Answer<Params, Value>, letsIn: boolean) =>
    async (params: Params): Promise<Value> => {
      asked.push(params);
      const value = await answer(params);
      if (letsIn) present = club.member ?? camille;
      return value;
    };
  const scope = fork({
    values: [[$club, { ...$club.defaultState, name: "Boréal Esport" }]],
    handlers: fakes(
      [whoAmIFx, async () => present],
      [signInFx, answering(club.signIn ?? (() => {}), true)],
      [mails.signUpFx, answering(club.signUp ?? (() => {}), false)],
      [mails.sendConfirmationAgainFx, answering(club.mailAgain ?? (() => {}), false)],
      [mails.mailRecoveryFx, answering(club.recover ?? (() => {}), false)],
      [spendMailLinkFx, answering(club.spend ?? (() => "done"), true)],
      [resetPasswordFx, answering(club.reset ?? (() => {}), true)],
      [tellTimeFx, async () => ({ now: 0, zone: "Europe/Paris" })],
      [recallDraftFx, async (name: string) => device.get(name) ?? ""],
      [storeDraftFx, async ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
    ),
  });
  return {
    scope,
    asked,
    device,
    /** Triggers a unit, and resolves once all its effects are done. */
    tell: <Params>(unit: EventCallable<Params>, ...[params]: Params extends void ? [] : [params: NoInfer<Params>]) =>
      allSettled(unit as EventCallable<unknown>, { scope, params }),
    said: () => scope.getState($toasts).map(({ title, text }) => [title, text]),
    sessionStatus: () => scope.getState($session).status,
    /** A sign-in in another tab. */
    enter() {
      present = camille;
    },
  };
};
