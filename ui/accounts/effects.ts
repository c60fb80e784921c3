import { createEffect } from "effector";
import type { Account } from "../../domain/accounts/member.ts";
import type { Credentials, SignInRefusal } from "../../domain/accounts/ports.ts";
import type { Unexpected } from "../page/failure.ts";

/** Takes the number of the question. */
export const whoAmIFx = createEffect<number, Account | null, Unexpected>();
export const signInFx = createEffect<Credentials, void, SignInRefusal | { readonly kind: "incomplete" } | Unexpected>();
export const signOutFx = createEffect<void, void, Unexpected>();
