import { linkSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Lock, takeLock } from "../folder/lock.ts";
import { pictureTypeOf } from "../storage/pictures.ts";
import { storedName } from "../storage/storedName.ts";
import type { StoredFile } from "./format.ts";
import { BackupRefusal } from "./refusal.ts";
import type { Project } from "./dataLocation.ts";

/** Where uploaded files are: in the data folder, or in a hosted project's storage. */
export type Files = {
  /** Keeps files readable until `release`, even if the site removes them. Returns the missing files. Refuses a second hold at once. */
  hold(files: readonly StoredFile[]): Promise<readonly StoredFile[]>;
  read(file: StoredFile): Promise<Uint8Array | undefined>;
  write(file: StoredFile, bytes: Uint8Array): Promise<void>;
  release(): void;
};

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

const heldStart = "backup-files-";

/** The files of a data folder. Held ones are hard links. A disk without links reads the files themselves. */
export const folderFiles = (folder: string): Files => {
  const stored = join(folder, "files");
  let lock: Lock | undefined;
  let held: string | undefined;
  const drop = (): void => {
    if (held !== undefined) rmSync(held, { recursive: true, force: true });
    held = undefined;
  };
  return {
    async hold(files) {
      drop();
      lock ??= takeLock(join(folder, "backup-lock"));
      if (!lock) throw new BackupRefusal(`Another backup of ${folder} is being written: wait for its end.`);
      // Left by a backup that was killed.
      const left = readdirSync(folder).filter((name) => name.startsWith(heldStart));
      for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
      const links = mkdtempSync(join(folder, heldStart));
      held = links;
      return files.filter(({ bucket, name }) => {
        const hashed = storedName(bucket, name);
        try {
          linkSync(join(stored, hashed), join(links, hashed));
          return false;
        } catch (error) {
          return isMissing(error);
        }
      });
    },
    async read({ bucket, name }) {
      const hashed = storedName(bucket, name);
      for (const place of [...(held === undefined ? [] : [held]), stored]) {
        try {
          return await readFile(join(place, hashed));
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }
      return undefined;
    },
    async write({ bucket, name }, bytes) {
      await mkdir(stored, { recursive: true, mode: 0o700 });
      await writeFile(join(stored, storedName(bucket, name)), bytes, { mode: 0o600, flush: true });
    },
    release() {
      drop();
      lock?.release();
      lock = undefined;
    },
  };
};

/** Milliseconds for one file. */
const patience = 60_000;

/** The files of a hosted project, by the address of its storage. Its buckets are public: reading takes no key. */
export const projectFiles = ({ url, secretKey }: Pick<Project, "url" | "secretKey">): Files => {
  const ask = async (place: string, { bucket, name }: StoredFile, init: RequestInit = {}): Promise<Response> => {
    const path = [bucket, ...name.split("/")].map(encodeURIComponent).join("/");
    const address = `${url}/storage/v1/object/${place}${path}`;
    try {
      return await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
    } catch (cause) {
      throw new BackupRefusal(
        `The storage of ${url} doesn't answer: check SUPABASE_URL, then run the command again.`,
        cause,
      );
    }
  };
  const refused = async (answer: Response, { bucket, name }: StoredFile): Promise<BackupRefusal> =>
    new BackupRefusal(
      `The storage of ${url} refused ${bucket}/${name}: ${answer.status} ${(await answer.text()).slice(0, 200)}`,
    );
  return {
    hold: async () => [],
    async read(file) {
      const answer = await ask("public/", file);
      // A hosted storage answers 400 for a file that isn't there.
      if (answer.status === 404 || answer.status === 400) return undefined;
      if (!answer.ok) throw await refused(answer, file);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async write(file, bytes) {
      const headers = {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        "content-type": pictureTypeOf(bytes) ?? "application/octet-stream",
        "cache-control": "max-age=86400",
        "x-upsert": "true",
      };
      const answer = await ask("", file, { method: "POST", headers, body: bytes as Uint8Array<ArrayBuffer> });
      if (!answer.ok) throw await refused(answer, file);
    },
    release: () => {},
  };
};
