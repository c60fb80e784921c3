import { hearSiteChanges } from "../../adapters/supabase/shared/siteChanges.ts";
import type { Project } from "../../adapters/supabase/shared/client.ts";
import type { Site } from "./site.ts";

/** Milliseconds of not hearing until the log says so. */
const patience = 10_000;

export type Hearing = {
  /** Whether changes of the backend are heard at this moment. */
  readonly isHearing: () => boolean;
  /** Drops the site's cached pages as the backend changes. Returns what ends it. */
  tell(site: Pick<Site, "invalidate" | "invalidateAll" | "expectMissedChanges">): () => Promise<void>;
};

/** Hears what other instances, browsers and scripts write to a hosted backend. `warn` is told once of each time without hearing. */
export const hearingOf = (project: Pick<Project, "url" | "anonKey">, warn: (text: string) => void): Hearing => {
  let isHearing = false;
  let why = "no answer";
  let warning: ReturnType<typeof setTimeout> | undefined;

  const warnLater = () => {
    warning = setTimeout(() => {
      warning = undefined;
      warn(
        `Changes of the backend can't be heard (${why}). Until they are, pages are kept for 5 seconds instead of a minute. Check that realtime is on, that the migrations are pushed, and that the key is the project's.`,
      );
    }, patience).unref();
  };

  return {
    isHearing: () => isHearing,
    tell(site) {
      warnLater();
      return hearSiteChanges(project, {
        changed: site.invalidate,
        begun() {
          if (!isHearing && !warning) warn("Changes of the backend are heard again.");
          clearTimeout(warning);
          isHearing = true;
          site.invalidateAll();
        },
        lost(reason) {
          why = reason;
          if (!isHearing) return;
          isHearing = false;
          warnLater();
          site.expectMissedChanges();
        },
      });
    },
  };
};
