import type { Credentials, SignInRefusal } from "../../../domain/accounts/ports.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const signInFx = effectOf("signIn")<
  Credentials,
  void,
  SignInRefusal | { readonly kind: "incomplete" } | Unexpected
>();
