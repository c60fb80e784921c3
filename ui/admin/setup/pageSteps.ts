import { type SetupStepId, setupAddress } from "../../../domain/club/setupSteps.ts";
import { teamAddress } from "../../club/teams/admin/address.ts";
import { withForm } from "../askedForm.ts";
import { adminPath, viewAddress } from "../viewAddress.ts";

const ownAddresses = {
  about: () => withForm(viewAddress("pages"), "about"),
  player: (team: string) => withForm(teamAddress(team)),
  product: () => withForm(viewAddress("boutique")),
};

/** What a page that lacks it leads the staff to: a step of the list, or one that only its page asks for. */
export type PageStep = SetupStepId | keyof typeof ownAddresses;

/** The address of a step's form. `team`: the slug of the team that lacks players. */
export const addressOf = (id: PageStep, team = ""): string =>
  id in ownAddresses
    ? ownAddresses[id as keyof typeof ownAddresses](team)
    : (setupAddress(id as SetupStepId) ?? adminPath);
