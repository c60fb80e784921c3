import { createEffect } from "effector";
import type { MailRecoveryRefusal } from "../../domain/accounts/recovery.ts";
import type { Account } from "../../domain/accounts/member.ts";
import type { TooManyTries } from "../../domain/accounts/ports.ts";
import type { SignUpForm, SignUpRefusal } from "../../domain/accounts/signUp.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

/** Takes the number of the request, so that the latest answer wins. */
export const whoAmIFx = createEffect<number, Account | null, Unexpected>();
export const signOutFx = createEffect<void, void, Unexpected>();
export const signUpFx = createEffect<SignUpForm, void, SignUpRefusal | Unexpected>();
/** Takes the e-mail that the confirmation is sent to again. */
export const sendConfirmationAgainFx = createEffect<string, void, TooManyTries | Unexpected>();
export const mailRecoveryFx = createEffect<string, void, MailRecoveryRefusal | Unexpected>();
