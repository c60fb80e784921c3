import { createEffect } from "effector";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { Application, ApplicationId } from "../../domain/recruitment/application.ts";
import type { ApplyRefusal } from "../../domain/recruitment/apply.ts";
import type { ApplicationDraft } from "../../domain/recruitment/draft.ts";
import type { WithdrawRefusal } from "../../domain/recruitment/withdraw.ts";
import type { Unexpected } from "../page/failure.ts";

export const applyFx = createEffect<ApplicationDraft, Application, ApplyRefusal | Unexpected>();
/** Takes the number of the question. */
export const myApplicationsFx = createEffect<number, readonly Application[], SignedOut | Unexpected>();
export const withdrawFx = createEffect<ApplicationId, void, WithdrawRefusal | Unexpected>();
