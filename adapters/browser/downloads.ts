import type { Downloads } from "../../domain/shared/ports.ts";

/** Milliseconds after which the browser has saved the file. */
const longest = 60_000;

export const browserDownloads: Downloads = {
  async save({ name, text, type = "application/json" }) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), longest);
  },
};
