import type { Club, Figure } from "../../../domain/club/club.ts";
import type { FormerPath } from "../../../domain/content/editing/formerPath.ts";
import type { FindPort } from "../../container.ts";

/** A file that the site generates, such as a feed or a drawing. */
export type SiteFile = {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Seconds for which a browser may use it without asking again. Absent: the browser always asks. */
  readonly freshFor?: number;
  /** Its content security policy. Absent: that of files, which show nothing. */
  readonly policy?: string;
};

/** The server, as a feature's files need it. */
export type FileNeeds = {
  readonly findPort: FindPort;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  readonly club: Club;
  /** A PNG image, drawn once for a key. */
  readonly image: (key: string, draw: () => Promise<Uint8Array>) => Promise<SiteFile>;
};

/** Resolves a path to one of a feature's files, `undefined` for all other paths. */
export type Files = (needs: FileNeeds) => (path: string) => SiteFile | undefined | Promise<SiteFile | undefined>;

/** An address in the sitemap. */
export type Listed = {
  readonly path: string;
  /** ISO 8601. Absent: nothing is said of its last change. */
  readonly updatedAt?: string;
};

/** The addresses of a feature's content, `most` at most. Its pages are in the sitemap by themselves. */
export type ListContent = (findPort: FindPort, most: number) => Promise<readonly Listed[]>;

/** The address of the item that stood at a path on the site that it comes from. */
export type MovedFrom = (findPort: FindPort, path: FormerPath) => Promise<string | undefined>;

/** A feature's files, in the module `<name>.server.ts`. */
export type ServerPart = {
  readonly files?: Files;
  readonly listContent?: ListContent;
  /** Pages that are in the sitemap only while `listContent` has them. */
  readonly listedPages?: readonly string[];
  /** Where an item leads whose address on another site was asked for. */
  readonly movedFrom?: MovedFrom;
  /** The people whose portraits the site draws. */
  readonly people?: readonly Figure[];
};

/** Decodes a part of an address. `undefined` for malformed percent-encoding and for NUL, which PostgreSQL text can't hold. */
export const decoded = (text: string | undefined): string | undefined => {
  try {
    const meant = text === undefined ? undefined : decodeURIComponent(text);
    return meant?.includes("\0") ? undefined : meant;
  } catch {
    return undefined;
  }
};
