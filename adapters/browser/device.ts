import type { Sharing } from "../../domain/content/reactions/sharePage.ts";
import type { Ask } from "../../domain/shared/drafts.ts";

type Device = {
  readonly share?: Navigator["share"];
  readonly canShare?: Navigator["canShare"];
  readonly clipboard?: Pick<Clipboard, "writeText">;
};

const shareOn = async (device: Device, data: ShareData): Promise<"shared" | "closed" | false> => {
  if (!device.share) return false;
  try {
    await device.share(data);
    return "shared";
  } catch (reason) {
    // An abort means that the member closed the sheet. Any other error means that sharing isn't available.
    return reason instanceof DOMException && reason.name === "AbortError" ? "closed" : false;
  }
};

export const browserSharing = (device: Device): Sharing => ({
  share: ({ title, address }) => shareOn(device, { title, url: address }),

  async sharePicture({ name, bytes, type }) {
    const files = [new File([bytes], name, { type })];
    return device.canShare?.({ files }) ? shareOn(device, { files }) : false;
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
