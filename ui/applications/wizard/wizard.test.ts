import { allSettled } from "effector";
import { describe, expect, it } from "vitest";
import { applicantsTab, applicationFor, camille } from "../../../tests/applicant.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplyRefusal } from "../../../domain/applications/apply.ts";
import type { DraftField } from "../../../domain/applications/draft.ts";
import { firstOpenPositions, positionFor, questionFor, slugFor } from "../../../tests/positionFor.ts";
import type { OpenPosition, PositionId } from "../../../domain/applications/positions.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { $isRecruiting, siteOpened } from "../../lib/page/siteState.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { $positions } from "../positions/positions.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { $drafts, $isStored, positionsLeft, positionsShown } from "./drafts.ts";
import { textOf } from "./fields.ts";
import {
  $draft,
  $isClosed,
  $isResumed,
  $step,
  applicationSent,
  draftDiscarded,
  fieldTyped,
  nextPressed,
  previousPressed,
  wizardClosed,
  wizardOpened,
} from "./wizard.ts";

type Tab = ReturnType<typeof applicantsTab>;

const position = slugFor("community-manager");
const draftName = `application:${position}`;

const run = async ({ scope }: Tab, ...events: (typeof nextPressed)[]) => {
  for (const event of events) await allSettled(event, { scope });
};
const open = ({ scope }: Tab, opened: PositionId = position) => allSettled(wizardOpened, { scope, params: opened });
const type = ({ scope }: Tab, field: DraftField, text: string) =>
  allSettled(fieldTyped, { scope, params: { field, text } });
const written = ({ scope }: Tab, field: DraftField) => {
  const draft = scope.getState($draft);
  return draft && textOf(draft, field);
};

/** The page of the positions, opened by Camille, a member. */
const begin = async (club: Parameters<typeof applicantsTab>[0] = {}) => {
  const tab = applicantsTab(club);
  await tab.arrive(camille);
  await run(tab, positionsShown);
  return tab;
};

describe("the steps", () => {
  it("[RC-5] go on, and back, and end at both ends", async () => {
    const tab = await begin();
    await open(tab);
    const steps = [];
    for (const event of [previousPressed, nextPressed, nextPressed, nextPressed, nextPressed, previousPressed]) {
      await run(tab, event);
      steps.push(tab.scope.getState($step));
    }
    expect(steps).toEqual([0, 1, 2, 3, 3, 2]);
  });

  it("[RC-6] begin at the first one whenever the wizard opens", async () => {
    const tab = await begin();
    await open(tab);
    await run(tab, nextPressed, wizardClosed);
    await open(tab);
    expect(tab.scope.getState($step)).toBe(0);
  });
});

describe("sending", () => {
  it("[RC-9] [RC-10] sends the application, confirms it, closes, and deletes the draft", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "projects", "Un journal");
    await type(tab, "motivation", "Bonjour");
    await run(tab, applicationSent);
    expect(tab.sent).toMatchObject([
      { position, answers: { projects: "Un journal" }, motivation: "Bonjour", availability: "" },
    ]);
    expect(tab.scope.getState($draft)).toBeNull();
    expect(tab.device.get(draftName)).toBe("");
    expect(tab.scope.getState($drafts)).toEqual({});
    expect(tab.said()).toMatchObject([
      {
        title: "Candidature envoyée !",
        text: "Votre candidature a été transmise avec succès. Nous vous recontacterons bientôt.",
      },
    ]);
  });

  it.each<[ApplyRefusal["kind"] | "unexpected", string]>([
    ["unexpected", "Une erreur est survenue lors de l'envoi de votre candidature."],
    ["signed-out", "Votre session a pris fin. Vos réponses sont gardées : reconnectez-vous pour les envoyer."],
    ["already-pending", "Vous avez déjà une candidature en attente pour ce poste."],
    ["unknown-position", "Ce poste ne prend pas de candidature pour le moment."],
  ])("[RC-11] keeps all answers when it fails: %s", async (kind, text) => {
    const tab = await begin({ apply: () => Promise.reject({ kind }) });
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    await run(tab, applicationSent);
    expect(written(tab, "motivation")).toBe("Bonjour");
    expect(tab.device.get(draftName)).toContain("Bonjour");
    expect(tab.said()).toMatchObject([{ tone: "bad", title: "Erreur", text }]);
  });

  it("[RC-11] names the too long field, and goes to its step", async () => {
    const tab = await begin({
      apply: () => Promise.reject({ kind: "too-long", fields: { projects: 1_200, motivation: 1 } }),
    });
    await open(tab);
    await run(tab, nextPressed, nextPressed, nextPressed, applicationSent);
    expect(tab.scope.getState($step)).toBe(1);
    expect(tab.said()[0]?.text).toMatch(/^C'est trop long\. Projets : 1.200 de trop\. Motivation : 1 de trop\.$/u);
  });

  it("sends once, however often the button is pressed", async () => {
    let answer = () => {};
    const tab = await begin({ apply: () => new Promise((_, fail) => (answer = () => fail({ kind: "unexpected" }))) });
    await open(tab);
    const first = run(tab, applicationSent);
    void run(tab, applicationSent);
    await Promise.resolve();
    answer();
    await first;
    expect(tab.sent).toHaveLength(1);
  });

  it("doesn't close another wizard opened during the request", async () => {
    let answer = () => {};
    const tab = await begin({ apply: () => new Promise((_, fail) => (answer = () => fail({ kind: "unexpected" }))) });
    await open(tab);
    const first = run(tab, applicationSent);
    void run(tab, wizardClosed);
    void open(tab, slugFor("video-editor"));
    await Promise.resolve();
    answer();
    await first;
    expect(tab.scope.getState($draft)?.position).toBe("video-editor");
  });
});

describe("a draft", () => {
  it("[RC-12] survives closing, and is restored", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "availability", "Le dimanche");
    await run(tab, wizardClosed);
    expect(tab.scope.getState($draft)).toBeNull();
    await open(tab, slugFor("video-editor"));
    expect(written(tab, "availability")).toBe("");
    await open(tab);
    expect(written(tab, "availability")).toBe("Le dimanche");
  });

  it.each(["firstName", "discordUsername", "age", "esportKnowledge", "availability", "motivation"] as const)(
    "survives a reload: %s",
    async (field) => {
      const tab = await begin();
      await open(tab);
      await type(tab, field, "@everyone \u{1f44b}\n\"'");
      const { device } = tab;
      const later = await begin({ device });
      expect(Object.keys(later.scope.getState($drafts))).toEqual([position]);
      await open(later);
      expect(written(later, field)).toBe("@everyone \u{1f44b}\n\"'");
      expect(later.scope.getState($isResumed)).toBe(true);
    },
  );

  it("is restored when it loads after the wizard opened, unless text was typed by then", async () => {
    const before = await begin();
    await open(before);
    await type(before, "motivation", "Avant");
    const tab = applicantsTab({ device: before.device });
    await tab.arrive(camille);
    await open(tab);
    await run(tab, positionsShown);
    expect(written(tab, "motivation")).toBe("Avant");

    const typing = applicantsTab({ device: before.device });
    await typing.arrive(camille);
    await open(typing);
    await type(typing, "motivation", "Maintenant");
    await run(typing, positionsShown);
    expect(written(typing, "motivation")).toBe("Maintenant");
  });

  it.each([true, false])("is reported as stored only when the device stores it: %s", async (isStoring) => {
    const tab = await begin({ isStoring });
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    expect(tab.scope.getState($isStored)).toBe(isStoring);
  });

  it("is deleted when its writer discards it", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    await allSettled(draftDiscarded, { scope: tab.scope, params: position });
    expect(tab.scope.getState($draft)).toBeNull();
    expect(tab.device.get(draftName)).toBe("");
    expect(tab.scope.getState($drafts)).toEqual({});
  });

  it("is shown to its writer only", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "lastName", "Secret");
    await tab.arrive({ ...camille, id: "sarah" as MemberId, fullName: "Sarah Lenoir" });
    expect(tab.scope.getState($draft)).toBeNull();
    expect(tab.scope.getState($drafts)).toEqual({});
    await open(tab);
    expect(written(tab, "lastName")).toBe("Lenoir");
  });

  it("survives an expired session, and stays its writer's", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "motivation", "Avant");
    await tab.arrive(null);
    await type(tab, "motivation", "Après");
    expect(written(tab, "motivation")).toBe("Après");
    expect(JSON.parse(tab.device.get(draftName) ?? "")).toMatchObject({ member: "camille", motivation: "Après" });
    await tab.arrive(camille);
    expect(written(tab, "motivation")).toBe("Après");
  });

  it("is deleted at a sign-out", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    await run(tab, signOutPressed);
    expect(tab.scope.getState($draft)).toBeNull();
    expect(tab.device.has(draftName)).toBe(false);
    // Other drafts of the process are stored empty.
    expect([...tab.device.values()].join("")).toBe("");
  });

  it("stays when the page is left; the wizard closes", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    await run(tab, positionsLeft);
    expect(tab.scope.getState($draft)).toBeNull();
    expect(tab.device.get(draftName)).toContain("Bonjour");
  });

  it.each([
    "",
    "null",
    "5",
    "{",
    "[]",
    '"text"',
    '{"version":1,"member":"camille","motivation":5}',
    '{"version":1,"member":5}',
    '{"version":1,"motivation":"x"}',
    '{"version":2,"member":"camille","motivation":"x"}',
  ])("ignores a device that stores %s", async (text) => {
    const tab = await begin({ device: new Map([[draftName, text]]) });
    await open(tab);
    expect(written(tab, "motivation")).toBe("");
    expect(written(tab, "firstName")).toBe("Camille");
  });
});

const live = ({ scope }: Tab, positions: readonly OpenPosition[]) =>
  allSettled($positions, { scope, params: ready(positions) });
const others = firstOpenPositions.filter(({ slug }) => slug !== position);

describe("[RC-19] a position that is closed meanwhile", () => {
  it("is told in the wizard, which keeps the answers, and sends them when it is open again", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "projects", "Un journal");
    await live(tab, others);
    expect(tab.scope.getState($isClosed)).toBe(true);
    expect(written(tab, "projects")).toBe("Un journal");
    expect(tab.device.get(draftName)).toContain("Un journal");
    await live(tab, firstOpenPositions);
    expect(tab.scope.getState($isClosed)).toBe(false);
    await run(tab, applicationSent);
    expect(tab.sent).toMatchObject([{ answers: { projects: "Un journal" } }]);
  });

  it("is told when the application is refused, by loading the positions again", async () => {
    const tab = await begin({ apply: () => Promise.reject({ kind: "unknown-position" }), positionsLater: others });
    await open(tab);
    await run(tab, applicationSent);
    expect(tab.scope.getState($isClosed)).toBe(true);
    expect(tab.said()).toMatchObject([
      { advice: "Vos réponses restent sur cet appareil : copiez-les, ou envoyez-les s'il ouvre de nouveau." },
    ]);
  });
});

it("[PS-4] tells an applicant that the recruitment is hidden when it is sent, and keeps the answers until it is back", async () => {
  let off: readonly "applications"[] = ["applications"];
  const refused = { kind: "unknown-position" };
  const tab = await begin({
    apply: () => (off.length > 0 ? Promise.reject(refused) : Promise.resolve(applicationFor(position))),
    site: () => ({ off, changed: [], teams: [], empty: [] }),
  });
  await open(tab);
  await type(tab, "motivation", "Bonjour");
  await run(tab, applicationSent);
  expect(tab.scope.getState($isClosed)).toBe(true);
  expect(tab.scope.getState($isRecruiting)).toBe(false);
  expect(tab.said()).toMatchObject([{ text: "Ce poste ne prend pas de candidature pour le moment." }]);
  expect(written(tab, "motivation")).toBe("Bonjour");
  expect(tab.device.get(draftName)).toContain("Bonjour");
  off = [];
  await run(tab, siteOpened);
  expect(tab.scope.getState($isClosed)).toBe(false);
  await run(tab, applicationSent);
  expect(tab.sent).toHaveLength(2);
  expect(tab.scope.getState($draft)).toBeNull();
});

it.each([
  ["the visitor comes back", (tab: Tab) => run(tab, visitorReturned)],
  ["the wizard is opened", (tab: Tab) => open(tab)],
])("[PS-4] learns when %s that the recruitment is back", async (_, act) => {
  let off: readonly "applications"[] = ["applications"];
  let reads = 0;
  const tab = await begin({
    site: () => {
      reads += 1;
      return { off, changed: [], teams: [], empty: [] };
    },
  });
  await run(tab, siteOpened);
  await open(tab);
  expect(tab.scope.getState($isClosed)).toBe(true);
  off = [];
  await act(tab);
  expect(tab.scope.getState($isClosed)).toBe(false);
  const before = reads;
  await act(tab);
  expect(reads).toBe(before);
});

describe("[RC-18] questions that change while they are answered", () => {
  const changed = positionFor("community-manager", {
    revision: 7,
    title: "Voix du club",
    questions: [questionFor("Outils"), { name: "projects", label: "Vos projets ?", hint: "" }],
  });
  const asked = ({ scope }: Tab) => scope.getState($draft)?.asked;
  const firstAsked = { title: "Community manager", revision: 1 };

  it("stay as they were in the open wizard", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "experience", "Un an");
    await live(tab, [changed, ...others]);
    expect(asked(tab)).toMatchObject(firstAsked);
    await run(tab, applicationSent);
    expect(tab.sent).toMatchObject([{ asked: firstAsked, answers: { experience: "Un an" } }]);
  });

  it("stay as they were in a stored draft with an answer", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "experience", "Un an");
    const later = await begin({ device: tab.device, positions: [changed, ...others] });
    await open(later);
    expect(asked(later)).toMatchObject(firstAsked);
    expect(written(later, "experience")).toBe("Un an");
  });

  it("are the new ones in a stored draft without an answer", async () => {
    const tab = await begin();
    await open(tab);
    await type(tab, "motivation", "Bonjour");
    const later = await begin({ device: tab.device, positions: [changed, ...others] });
    await open(later);
    expect(asked(later)).toEqual({ title: changed.title, questions: changed.questions, revision: 7 });
    expect(written(later, "motivation")).toBe("Bonjour");
  });

  it.each([
    ["nothing", null],
    ["no hint", { name: "projects", label: "Vos projets ?" }],
    ["another field's name", { name: "motivation", label: "Vos projets ?", hint: "" }],
  ])("are the position's when one that is stored has %s", async (_, question) => {
    const asked = { title: "Ancien", revision: 1, questions: [question] };
    const stored = { version: 1, member: "camille", experience: "Un an", asked };
    const tab = await begin({ device: new Map([[draftName, JSON.stringify(stored)]]), positions: [changed] });
    await open(tab);
    expect(tab.scope.getState($draft)?.asked.revision).toBe(7);
    expect(written(tab, "experience")).toBe("Un an");
  });

  it("leave a draft of before readable, with its answers", async () => {
    const before = {
      version: 1,
      member: "camille",
      experience: "Un an",
      projects: "Un journal",
      motivation: "Bonjour",
    };
    const device = new Map([[draftName, JSON.stringify(before)]]);
    const tab = await begin({ device, positions: [changed, ...others] });
    await open(tab);
    expect(["experience", "projects", "motivation"].map((field) => written(tab, field))).toEqual([
      "Un an",
      "Un journal",
      "Bonjour",
    ]);
    expect(asked(tab)?.revision).toBe(7);
  });

  it("may be named as what every object has", async () => {
    const odd = positionFor("community-manager", { questions: [questionFor("Constructor")] });
    const tab = await begin({ positions: [odd] });
    await open(tab);
    expect(written(tab, "q-constructor")).toBe("");
    await type(tab, "q-constructor", "Oui");
    expect(JSON.parse(tab.device.get(draftName) ?? "")).toMatchObject({ "q-constructor": "Oui" });
  });
});
