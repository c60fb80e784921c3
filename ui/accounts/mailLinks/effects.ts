import type { MailLink, MailLinks, SessionTokens } from "../../../domain/accounts/ports.ts";
import type { ResetPassword, ResetPasswordRefusal } from "../../../domain/accounts/recovery.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const spendMailLinkFx = effectOf("spendMailLink")<
  MailLink,
  "done" | "one-more",
  RefusalOf<MailLinks["spend"]> | Unexpected
>();
export const ownerOfSessionFx = effectOf("ownerOfSession")<
  SessionTokens,
  { readonly email: string },
  RefusalOf<MailLinks["ownerOf"]> | Unexpected
>();
export const openSessionFx = effectOf("openSession")<SessionTokens, void, RefusalOf<MailLinks["open"]> | Unexpected>();
export const resetPasswordFx = effectOf("resetPassword")<
  Parameters<ResetPassword>[0],
  void,
  ResetPasswordRefusal | Unexpected
>();
