import { done, type Result, refused } from "../../shared/result.ts";

export type SharedPage = { readonly title: string; readonly address: string };

/** How a device hands a page on. */
export type Sharing = {
  /** Opens the device's own way of sharing. `false`: it has none. A person who closes it has shared nothing: "closed". */
  share(page: SharedPage): Promise<"shared" | "closed" | false>;
  /** Puts a text where it can be pasted. Throws when the device forbids it. */
  copy(text: string): Promise<void>;
};

export type SharePage = (
  page: SharedPage,
) => Promise<Result<"shared" | "closed" | "copied", { readonly kind: "cannot-copy" }>>;

/** Shares a page the device's own way, or else copies its address. */
export const sharePage =
  ({ sharing }: { readonly sharing: Sharing }): SharePage =>
  async (page) => {
    const outcome = await sharing.share(page);
    if (outcome) return done(outcome);
    try {
      await sharing.copy(page.address);
      return done("copied");
    } catch {
      return refused({ kind: "cannot-copy" });
    }
  };
