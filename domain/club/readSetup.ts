import type { SignedOut } from "../accounts/ports.ts";
import type { NotAllowed, NotStaff } from "../accounts/staff/ports.ts";
import { done, type Result } from "../shared/result.ts";
import type { Pages } from "./pages/ports.ts";
import { type FolderFacts, type OwnContent, setupFactsOf, setupSections } from "./setupFacts.ts";
import { openSetupSteps, type SetupStep } from "./setupSteps.ts";

export type ClubSetup = {
  /** One request. */
  read(): Promise<Result<OwnContent & { readonly isPutAway: boolean }, SignedOut | NotStaff>>;
  /** Hides the list of steps from all staff, or shows it again. Idempotent. */
  putAway(isPutAway: boolean): Promise<Result<void, SignedOut | NotAllowed>>;
};

type Needs = { readonly setup: ClubSetup; readonly pages: Pages };

export type OpenSetup = { readonly steps: readonly SetupStep[]; readonly isPutAway: boolean };

export type ReadSetup = (folder: FolderFacts) => Promise<Result<OpenSetup, SignedOut | NotStaff>>;

/** What is still to be done to make the site its club's own. What the staff has written in the panel counts as the club's. */
export const readSetup =
  ({ setup, pages }: Needs): ReadSetup =>
  async (folder) => {
    const [own, off, stored] = await Promise.all([setup.read(), pages.switchedOff(), pages.texts(setupSections)]);
    if (!own.ok) return own;
    const { isPutAway, ...content } = own.value;
    return done({ steps: openSetupSteps(setupFactsOf(folder, stored, { ...content, off })), isPutAway });
  };
