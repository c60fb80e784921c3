import type { Sharing } from "../../domain/content/reactions/sharePage.ts";
import type { Ask } from "../../domain/shared/drafts.ts";

type Device = { readonly share?: Navigator["share"]; readonly clipboard?: Pick<Clipboard, "writeText"> };

export const browserSharing = (device: Device): Sharing => ({
  async share({ title, address }) {
    if (!device.share) return false;
    try {
      await device.share({ title, url: address });
      return "shared";
    } catch (reason) {
      // An abort means that the member closed the sheet. Any other error means that sharing isn't available.
      return reason instanceof DOMException && reason.name === "AbortError" ? "closed" : false;
    }
  },

  async copy(text) {
    if (!device.clipboard) throw new Error("This device gives pages no clipboard");
    await device.clipboard.writeText(text);
  },
});

/** The browser's confirm dialog. Answers true where there is none. */
export const browserAsking =
  (confirm?: (question: string) => boolean): Ask =>
  async (question) =>
    confirm?.(question) ?? true;
