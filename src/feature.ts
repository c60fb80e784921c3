import type { Scope } from "effector";
import type { ComponentType } from "react";
import type { SiteState } from "../domain/club/pages/editPages.ts";
import type { SiteNavEntry } from "../ui/app/navigation.ts";
import type { SitePage, SitePiece } from "./page.ts";
import type { ServerPart } from "./server/documents/siteFile.ts";

/** A feature's part of the server. Behind `import.meta.env.SSR`, so that the build leaves it out of the browser's files. */
type OnServer = {
  /** The paths to which its forms are posted without a script. They lead to the page at the same path. */
  readonly forms?: readonly string[];
  /** Addresses that others know, by no choice of the site's, and the page to which each leads. */
  readonly leads?: Readonly<Record<string, string>>;
  /** Where an address of an earlier version leads; undefined for an address of a page. */
  readonly moved?: (pathname: string, search: string) => string | undefined;
  /** The backend's functions that it calls. */
  readonly functions?: readonly string[];
  /** Whether pages are told of changes while they are open: members by the backend's WebSocket, visitors by the site's stream. */
  readonly followsChanges?: boolean;
  /** The feature's files, in the module `<name>.server.ts`. */
  readonly part?: () => Promise<ServerPart>;
};

/** A feature's part of the first download. */
export type Feature = {
  readonly name: string;
  readonly pages?: readonly SitePage[];
  /** The feature's pieces on other pages, in the order of the features. */
  readonly pieces?: readonly SitePiece[];
  /** Addresses that search engines must not list, with all addresses below them; "/auth/" means those below alone. */
  readonly unlisted?: readonly string[];
  /** Entries of the navigation, in the order of the features. */
  readonly navEntries?: readonly SiteNavEntry[];
  /** The entries on a site that the staff has changed; undefined when `navEntries` apply. */
  readonly navEntriesNow?: (site: SiteState) => readonly SiteNavEntry[] | undefined;
  /** The feature's part of every page's footer. */
  readonly footer?: ComponentType;
  readonly server?: OnServer | false;
  /** Called in the browser after hydration. */
  readonly start?: (scope: Scope, resolveUseCase: (name: string) => Promise<unknown>) => void;
};
