import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { Application, ApplicationId } from "../../domain/applications/application.ts";
import type { ApplyRefusal } from "../../domain/applications/apply.ts";
import type { ApplicationDraft } from "../../domain/applications/draft.ts";
import type { WithdrawRefusal } from "../../domain/applications/myApplications.ts";
import { effectOf } from "../lib/effectOf.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

// The effects of members on their own applications.

export const applyFx = effectOf("apply")<ApplicationDraft, Application, ApplyRefusal | Unexpected>();
export const myApplicationsFx = effectOf("myApplications")<void, readonly Application[], SignedOut | Unexpected>();
export const withdrawFx = effectOf("withdrawApplication")<ApplicationId, void, WithdrawRefusal | Unexpected>();
