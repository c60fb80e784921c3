import type { TipId } from "../../domain/tips/tip.ts";
import { slugFor } from "../positionFor.ts";
import { contactForm } from "../../ui/messages/contact/form.ts";
import { applyPressed } from "../../ui/applications/wizard/apply.ts";
import { applicationSent } from "../../ui/applications/wizard/wizard.ts";
import { tipReactions } from "../../ui/tips/reactions.ts";
import { $tipId } from "../../ui/tips/tip.ts";
import { newMessage } from "../contracts/ports.ts";
import { onPage, type Scene, signedIn, type Stage, tipPath } from "./stage.ts";

const failing = async (coming: Promise<Stage>): Promise<Stage> => {
  const stage = await coming;
  stage.fails();
  return stage;
};

const looking = async ({ tab }: Stage, path?: string) => {
  if (path !== undefined) await tab.open(path);
  return tab.screen();
};
const liking = async ({ tab }: Stage) => {
  await tab.do(tipReactions.likeClicked, tab.get($tipId) as TipId);
  return tab.screen();
};
const commenting = async ({ tab }: Stage, text: string) => {
  await tab.do(tipReactions.boxToggled, undefined);
  await tab.do(tipReactions.commentTyped, text);
  await tab.do(tipReactions.commentSent, undefined);
  return tab.screen();
};
const applying = async ({ tab }: Stage) => {
  await tab.do(applyPressed, slugFor("content-creator"));
  await tab.do(applicationSent, undefined);
  return tab.screen();
};
const writing = async ({ tab }: Stage) => {
  await tab.do(contactForm.sent, { ...newMessage(), website: "" });
  return tab.screen();
};
const sharing = async (writeText: () => Promise<void>) => {
  const { tab } = await onPage(tipPath, { clipboard: { writeText } });
  await tab.do(tipReactions.sharePressed, { id: tab.get($tipId) as TipId, title: "Un tip" });
  return tab.screen();
};

/** On the pages of the club. */
export const clubScenes = {
  "applying while signed out": async () => applying(await onPage("/recruitment")),
  "an application, unexpected": async () => applying(await failing(signedIn("/recruitment"))),
  "an application, sent": async () => applying(await signedIn("/recruitment")),

  "the news can't be loaded": async () => looking(await failing(onPage("/")), "/news"),
  "an article can't be loaded": async () => looking(await failing(onPage("/")), "/news/nulle-part"),
  "an article that isn't there": async () => looking(await onPage("/news/nulle-part")),
  "a tip that isn't there": async () => looking(await onPage("/tips/nulle-part")),
  "an address that leads nowhere": async () => looking(await onPage("/nulle-part")),

  "a like, unexpected": async () => liking(await failing(signedIn(tipPath))),
  "a tip liked": async () => liking(await signedIn(tipPath)),
  async "a like taken back"() {
    const stage = await signedIn(tipPath);
    await liking(stage);
    return liking(stage);
  },
  "liking while signed out": async () => liking(await onPage(tipPath)),
  "a comment, unexpected": async () => commenting(await failing(signedIn(tipPath)), "Testé hier."),
  "a comment added": async () => commenting(await signedIn(tipPath), "Testé hier."),
  "an empty comment": async () => commenting(await signedIn(tipPath), "  \u200b "),
  async "commenting while signed out"() {
    const stage = await onPage(tipPath);
    await stage.tab.do(tipReactions.boxToggled, undefined);
    return looking(stage);
  },
  "a link copied": () => sharing(() => Promise.resolve()),
  "a link not copied": () => sharing(() => Promise.reject(new Error("forbidden"))),

  "a message, unexpected": async () => writing(await failing(onPage("/contact"))),
  "a message sent": async () => writing(await onPage("/contact")),
} satisfies Readonly<Record<string, Scene>>;
