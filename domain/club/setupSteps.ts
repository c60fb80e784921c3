import type { OptionalFeature } from "./pages/optionalFeatures.ts";

/** What a site has that is its club's own. */
export type SetupFacts = {
  /** Features that are switched off: what they would need isn't asked for. */
  readonly off: readonly OptionalFeature[];
  /** Whether an admin has chosen a name. */
  readonly hasAdminName: boolean;
  /** Whether publisher, address, director and host are written. */
  readonly isLegalComplete: boolean;
  readonly hasContactEmail: boolean;
  readonly sendsMails: boolean;
  /** A logo that isn't drawn from the club's initials. */
  readonly hasOwnLogo: boolean;
  /** Colours that aren't the neutral ones. */
  readonly hasOwnColours: boolean;
  /** Words of the home page that aren't the neutral ones. */
  readonly hasOwnHome: boolean;
  /** At least one link to the club elsewhere. */
  readonly hasLinks: boolean;
  // At least one that visitors see.
  readonly hasTeam: boolean;
  readonly hasMatch: boolean;
  readonly hasArticle: boolean;
  readonly hasTip: boolean;
  readonly hasPosition: boolean;
  readonly hasPartner: boolean;
};

type Step = {
  readonly id: string;
  /** The address of the form where it is done; null for the settings on the server. */
  readonly address: string | null;
  /** Staff without the admin's right can't take it. */
  readonly isForAdmins?: true;
  /** Without this feature the step isn't needed. */
  readonly feature?: OptionalFeature;
  readonly isDone: (facts: SetupFacts) => boolean;
};

/** From what the law and visitors need at once to what makes the site richer. */
const steps = [
  { id: "admin-name", address: "/profile", isForAdmins: true, isDone: ({ hasAdminName }) => hasAdminName },
  { id: "mails", address: null, isForAdmins: true, isDone: ({ sendsMails }) => sendsMails },
  {
    id: "legal",
    address: "/admin/pages?formulaire=legal",
    isForAdmins: true,
    isDone: ({ isLegalComplete }) => isLegalComplete,
  },
  {
    id: "contact",
    address: "/admin/pages?formulaire=contact",
    feature: "contact",
    isDone: ({ hasContactEmail }) => hasContactEmail,
  },
  {
    id: "logo",
    address: "/admin/pages?formulaire=identity",
    isForAdmins: true,
    isDone: ({ hasOwnLogo }) => hasOwnLogo,
  },
  {
    id: "colours",
    address: "/admin/pages?formulaire=identity",
    isForAdmins: true,
    isDone: ({ hasOwnColours }) => hasOwnColours,
  },
  { id: "home", address: "/admin/pages?formulaire=home", isDone: ({ hasOwnHome }) => hasOwnHome },
  { id: "links", address: "/admin/pages?formulaire=foot", isDone: ({ hasLinks }) => hasLinks },
  {
    id: "team",
    address: "/admin/equipes?formulaire=nouveau",
    feature: "teams",
    isDone: ({ hasTeam }) => hasTeam,
  },
  {
    id: "match",
    address: "/admin/matchs?formulaire=nouveau",
    feature: "matches",
    isDone: ({ hasMatch }) => hasMatch,
  },
  { id: "article", address: "/admin/contenu?formulaire=nouveau", isDone: ({ hasArticle }) => hasArticle },
  { id: "tip", address: "/admin/contenu?type=tips&formulaire=nouveau", isDone: ({ hasTip }) => hasTip },
  {
    id: "position",
    address: "/admin/candidatures/postes?formulaire=nouveau",
    feature: "applications",
    isDone: ({ hasPosition }) => hasPosition,
  },
  {
    id: "partner",
    address: "/admin/partenaires?formulaire=nouveau",
    feature: "partners",
    isDone: ({ hasPartner }) => hasPartner,
  },
] as const satisfies readonly Step[];

export type SetupStepId = (typeof steps)[number]["id"];
export type SetupStep = {
  readonly id: SetupStepId;
  readonly address: string | null;
  readonly isForAdmins: boolean;
};

/** All steps, done or not. */
export const setupStepIds: readonly SetupStepId[] = steps.map(({ id }) => id);

/** What is still to be done to make a site its club's own, in the order in which it is best done. */
export const openSetupSteps = (facts: SetupFacts): readonly SetupStep[] =>
  (steps as readonly (Step & { readonly id: SetupStepId })[])
    .filter(({ feature, isDone }) => !isDone(facts) && !(feature && facts.off.includes(feature)))
    .map(({ id, address, isForAdmins = false }) => ({ id, address, isForAdmins }));

/** The address of a step's form; null for the settings on the server. */
export const setupAddress = (id: SetupStepId): string | null => steps.find((step) => step.id === id)?.address ?? null;
