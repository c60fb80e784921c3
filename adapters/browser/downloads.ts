import type { Downloads } from "../../domain/shared/ports.ts";

/** Milliseconds after which the browser has saved the file. */
const longest = 60_000;

export const browserDownloads: Downloads = {
  async save(file) {
    const { name, type = "application/json" } = file;
    const address = URL.createObjectURL(new Blob(["bytes" in file ? file.bytes : file.text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), longest);
  },
};
