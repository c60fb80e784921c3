import { createEffect } from "effector";
import type { Account } from "../../domain/accounts/member.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

/** Takes the number of the request, so that the latest answer wins. */
export const whoAmIFx = createEffect<number, Account | null, Unexpected>();
export const signOutFx = createEffect<void, void, Unexpected>();
