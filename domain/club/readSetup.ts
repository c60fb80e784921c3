import type { SignedOut } from "../accounts/ports.ts";
import type { NotAllowed, NotStaff } from "../accounts/staff/ports.ts";
import { done, type Result } from "../shared/result.ts";
import type { Pages } from "./pages/ports.ts";
import type { SectionName } from "./pages/sections.ts";
import { openSetupSteps, type SetupFacts, type SetupStep } from "./setupSteps.ts";

/** What the backend has that is the club's own: a name of an admin's, and at least one of each that visitors see. */
export type OwnContent = Pick<
  SetupFacts,
  "hasAdminName" | "hasTeam" | "hasMatch" | "hasArticle" | "hasTip" | "hasPosition" | "hasPartner"
>;

/** What is known without the backend: of the club's folder, and of the server's settings. */
export type FolderFacts = Omit<SetupFacts, keyof OwnContent | "off">;

export type ClubSetup = {
  /** One request. */
  read(): Promise<Result<OwnContent & { readonly isPutAway: boolean }, SignedOut | NotStaff>>;
  /** Hides the list of steps from all staff, or shows it again. Idempotent. */
  putAway(isPutAway: boolean): Promise<Result<void, SignedOut | NotAllowed>>;
};

type Needs = { readonly setup: ClubSetup; readonly pages: Pages };

export type OpenSetup = { readonly steps: readonly SetupStep[]; readonly isPutAway: boolean };

export type ReadSetup = (folder: FolderFacts) => Promise<Result<OpenSetup, SignedOut | NotStaff>>;

const textAt = (texts: unknown, name: string): unknown =>
  typeof texts === "object" && texts !== null ? (texts as Readonly<Record<string, unknown>>)[name] : undefined;

/** What is still to be done to make the site its club's own. What the staff has written in the panel counts as the club's. */
export const readSetup =
  ({ setup, pages }: Needs): ReadSetup =>
  async (folder) => {
    const [own, off, stored] = await Promise.all([
      setup.read(),
      pages.switchedOff(),
      pages.texts(["home", "contact", "foot", "identity", "legal"]),
    ]);
    if (!own.ok) return own;
    const { isPutAway, ...content } = own.value;
    const textsOf = (name: SectionName) => stored.find(({ section }) => section === name)?.texts;
    const links = textAt(textsOf("foot"), "links");
    const email = textAt(textsOf("contact"), "email");
    const crest = textAt(textsOf("identity"), "crest");
    const steps = openSetupSteps({
      ...folder,
      ...content,
      off,
      // Its form wants each of them.
      isLegalComplete: folder.isLegalComplete || textsOf("legal") !== undefined,
      hasOwnLogo: folder.hasOwnLogo || (typeof crest === "string" && crest !== ""),
      hasOwnHome: folder.hasOwnHome || textsOf("home") !== undefined,
      hasContactEmail: typeof email === "string" ? email !== "" : folder.hasContactEmail,
      hasLinks: Array.isArray(links) ? links.length > 0 : folder.hasLinks,
    });
    return done({ steps, isPutAway });
  };
