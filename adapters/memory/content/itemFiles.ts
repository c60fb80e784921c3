import { ownFiles } from "../../../domain/content/body/ownFile.ts";
import { isOfKind } from "../../../domain/content/files/fileKind.ts";
import type { ItemFiles } from "../../../domain/content/files/uploadFile.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

/** Memory stores no bytes: nothing is under this address. */
export const memoryItemFiles = ({ enter, refuseOthers }: MemoryBackend): ItemFiles => ({
  async put({ name, extension, bytes }) {
    if (!(await enter("add a file to what is written"))) return refuseOthers();
    if (!isOfKind(extension, bytes)) return refused({ kind: "other-content" });
    return done(`${ownFiles}${crypto.randomUUID()}_${bytes.length}/${name}`);
  },
});
