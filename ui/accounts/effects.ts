import { createEffect } from "effector";
import type { MailRecoveryRefusal, ResetPassword, ResetPasswordRefusal } from "../../domain/accounts/recovery.ts";
import type { Account } from "../../domain/accounts/member.ts";
import type {
  SessionTokens,
  Credentials,
  MailLink,
  MailLinks,
  SignInRefusal,
  TooManyTries,
} from "../../domain/accounts/ports.ts";
import type { SignUpForm, SignUpRefusal } from "../../domain/accounts/signUp.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

/** Takes the number of the request, so that the latest answer wins. */
export const whoAmIFx = createEffect<number, Account | null, Unexpected>();
export const signInFx = createEffect<Credentials, void, SignInRefusal | { readonly kind: "incomplete" } | Unexpected>();
export const signOutFx = createEffect<void, void, Unexpected>();
export const signUpFx = createEffect<SignUpForm, void, SignUpRefusal | Unexpected>();
/** Takes the e-mail that the confirmation is sent to again. */
export const sendConfirmationAgainFx = createEffect<string, void, TooManyTries | Unexpected>();
export const spendMailLinkFx = createEffect<
  MailLink,
  "done" | "one-more",
  RefusalOf<MailLinks["spend"]> | Unexpected
>();
export const ownerOfSessionFx = createEffect<
  SessionTokens,
  { readonly email: string },
  RefusalOf<MailLinks["ownerOf"]> | Unexpected
>();
export const openSessionFx = createEffect<SessionTokens, void, RefusalOf<MailLinks["open"]> | Unexpected>();
export const mailRecoveryFx = createEffect<string, void, MailRecoveryRefusal | Unexpected>();
export const resetPasswordFx = createEffect<Parameters<ResetPassword>[0], void, ResetPasswordRefusal | Unexpected>();
