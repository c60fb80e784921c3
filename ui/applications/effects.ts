import { createEffect } from "effector";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { Application, ApplicationId } from "../../domain/applications/application.ts";
import type { ApplyRefusal } from "../../domain/applications/apply.ts";
import type { ApplicationDraft } from "../../domain/applications/draft.ts";
import type { WithdrawRefusal } from "../../domain/applications/myApplications.ts";
import type { OpenPosition } from "../../domain/applications/positions.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

export const listPositionsFx = createEffect<void, readonly OpenPosition[], Unexpected>();
export const applyFx = createEffect<ApplicationDraft, Application, ApplyRefusal | Unexpected>();
export const myApplicationsFx = createEffect<void, readonly Application[], SignedOut | Unexpected>();
export const withdrawFx = createEffect<ApplicationId, void, WithdrawRefusal | Unexpected>();
