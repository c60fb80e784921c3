import { allSettled } from "effector";
import { expect, it } from "vitest";
import { applicantsTab, applicationFor, camille } from "../../../tests/applicant.ts";
import { $pressedPosition, applyPressed } from "./apply.ts";
import { positionsLeft } from "./drafts.ts";
import { $draft, $step } from "./wizard.ts";

const press = ({ scope }: ReturnType<typeof applicantsTab>) =>
  allSettled(applyPressed, { scope, params: "event-manager" });
const opened = ({ scope }: ReturnType<typeof applicantsTab>) => scope.getState($draft)?.position;
const links = (tab: ReturnType<typeof applicantsTab>) => tab.said().map(({ title, link }) => [title, link?.to]);

it("[RC-4] asks a visitor to sign in, with the way back to the position; opens no wizard", async () => {
  const tab = applicantsTab();
  await tab.arrive(null);
  await press(tab);
  expect(links(tab)).toEqual([
    ["Vous devez être connecté pour postuler", "/auth?retour=%2Frecruitment%3Fposte%3Devent-manager"],
  ]);
  // Not an error toast; the sign-in dialog shows the purpose.
  expect(tab.said()).toMatchObject([
    { tone: "ask", link: { intent: { name: "apply", purpose: "Pour postuler : Event manager" } } },
  ]);
  expect(opened(tab)).toBeUndefined();
});

it("[RC-6] opens the wizard for a member, filled from the profile, at its first step", async () => {
  const tab = applicantsTab();
  await tab.arrive({ ...camille, fullName: " Camille  Martin Dupont" });
  await press(tab);
  expect(tab.scope.getState($draft)).toMatchObject({
    position: "event-manager",
    personalInfo: { firstName: "Camille", lastName: "Martin", age: "", gameAlias: "camille", discordUsername: "" },
  });
  expect(tab.scope.getState($step)).toBe(0);
  expect(tab.said()).toEqual([]);
});

it("reports a pending application with a link to it instead of opening the wizard", async () => {
  const tab = applicantsTab({ mine: async () => [applicationFor("event-manager")] });
  await tab.arrive(camille);
  await press(tab);
  expect(links(tab)).toEqual([
    ["Vous avez déjà une candidature en attente pour ce poste", "/profile?onglet=candidatures"],
  ]);
  expect(opened(tab)).toBeUndefined();
});

it.each(["accepted", "rejected", "withdrawn"] as const)(
  "lets a member apply again after one that is %s",
  async (status) => {
    const tab = applicantsTab({ mine: async () => [applicationFor("event-manager", { status })] });
    await tab.arrive(camille);
    await press(tab);
    expect(opened(tab)).toBe("event-manager");
  },
);

it("opens the wizard when the applications can't be loaded: the backend refuses a second one", async () => {
  const tab = applicantsTab({ mine: () => Promise.reject({ kind: "unexpected" }) });
  await tab.arrive(camille);
  await press(tab);
  expect(opened(tab)).toBe("event-manager");
});

it("keeps a press until the session is known, and answers it once", async () => {
  const tab = applicantsTab();
  await press(tab);
  expect(tab.scope.getState($pressedPosition)).toBe("event-manager");
  await tab.arrive(null);
  expect(tab.said()).toHaveLength(1);
  await tab.arrive(camille);
  expect(opened(tab)).toBeUndefined();
});

it("forgets a press when its page is left", async () => {
  const tab = applicantsTab();
  await press(tab);
  await allSettled(positionsLeft, { scope: tab.scope });
  await tab.arrive(camille);
  expect(opened(tab)).toBeUndefined();
});

it("shows a repeated toast once", async () => {
  const tab = applicantsTab();
  await tab.arrive(null);
  await press(tab);
  await press(tab);
  expect(tab.said()).toHaveLength(1);
});

it.each([null, camille])("[RC-19] tells that a position isn't open, and opens no wizard", async (account) => {
  const tab = applicantsTab({ positions: [] });
  await tab.arrive(account);
  await press(tab);
  expect(tab.said()).toMatchObject([{ title: "Ce poste n'est plus ouvert." }]);
  expect(opened(tab)).toBeUndefined();
  expect(tab.scope.getState($pressedPosition)).toBeNull();
});
