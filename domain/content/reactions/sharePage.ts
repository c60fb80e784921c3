import type { Downloads, PictureFile } from "../../shared/ports.ts";
import { done, type Result, refused } from "../../shared/result.ts";

export type SharedPage = { readonly title: string; readonly address: string };

/** How a device shares a page. */
export type Sharing = {
  /** Opens the device's share dialog. `false`: it has none. "closed": the dialog was closed without sharing. */
  share(page: SharedPage): Promise<"shared" | "closed" | false>;
  /** Opens the device's share dialog with a picture. `false`: it shares none. "closed": the dialog was closed without sharing. */
  sharePicture(picture: PictureFile): Promise<"shared" | "closed" | false>;
  /** Copies a text. Throws when the device forbids it. */
  copy(text: string): Promise<void>;
};

export type SharePage = (
  page: SharedPage,
) => Promise<Result<"shared" | "closed" | "copied", { readonly kind: "cannot-copy" }>>;

/** Shares a page by the device's dialog, or else copies its address. */
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

export type SharePicture = (picture: PictureFile) => Promise<"shared" | "closed" | "saved">;

/** Shares a picture by the device's dialog, or else saves it. */
export const sharePicture =
  ({ sharing, downloads }: { readonly sharing: Sharing; readonly downloads: Downloads }): SharePicture =>
  async (picture) => {
    const outcome = await sharing.sharePicture(picture);
    if (outcome) return outcome;
    await downloads.save(picture);
    return "saved";
  };
