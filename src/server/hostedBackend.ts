import type { Project } from "../../adapters/supabase/shared/client.ts";
import { fingerprintOf } from "./http/siteFingerprint.ts";
import type { NotReady } from "./http/probes.ts";
import { hearingOf } from "./instances.ts";
import { type BuiltSite, loadOf, type ServedBackend } from "./servedBackend.ts";

/** The site with a Supabase project. */
export const hostedBackend = ({ built, shared, captcha }: BuiltSite, project: Project): ServedBackend => {
  const { isHearing, tell } = hearingOf(project, console.warn);
  const site = built.createSite({
    ...shared,
    backend: project,
    publicBackend: { ...project, captcha },
    hearsChanges: isHearing,
  });
  let endHearing = async () => {};
  return {
    kind: "hosted",
    demoAccounts: false,
    site,
    fingerprint: fingerprintOf(project.url),
    whyNotReady: () => whyNotReady(project),
    measured: { load: () => loadOf(site) },
    begin: () => (endHearing = tell(site)),
    close: async (served) => void (await Promise.all([served, endHearing()])),
  };
};

/** Asks a hosted project for a row that it has only with the site's migrations. */
const whyNotReady = async (project: {
  readonly url: string;
  readonly anonKey: string;
}): Promise<NotReady | undefined> => {
  const { ok, status } = await fetch(`${project.url}/rest/v1/tips?select=id&limit=1`, {
    headers: { apikey: project.anonKey },
    signal: AbortSignal.timeout(5_000),
  });
  if (ok) return undefined;
  return status === 404 ? "migrations" : "database";
};
