import { isMailAddress } from "../../shared/mailAddress.ts";
import { type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Newsletter } from "./ports.ts";

type Needs = { readonly newsletter: Newsletter };

export type SubscribeRefusal = TooMany | { readonly kind: "no-address" };
export type SubscribeLetter = (email: string) => Promise<Result<void, SubscribeRefusal>>;

/** Requests a subscription, which the owner of the address confirms. Refuses invalid addresses. */
export const subscribeLetter =
  ({ newsletter }: Needs): SubscribeLetter =>
  async (email) => {
    const address = email.trim();
    return isMailAddress(address) ? newsletter.subscribe(address) : refused({ kind: "no-address" });
  };
