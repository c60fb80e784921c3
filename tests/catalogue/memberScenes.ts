import type { EventCallable } from "effector";
import { HttpResponse } from "msw";
import { signInForm } from "../../ui/accounts/signIn/signIn.ts";
import { avatarChosen } from "../../ui/accounts/profile/avatar.ts";
import { confirmationTyped, deletionConfirmed, deletionOpened } from "../../ui/accounts/profile/settings/deletion.ts";
import { emailForm, passwordForm } from "../../ui/accounts/profile/settings/login.ts";
import { currentName } from "../../ui/accounts/profile/settings/reauthentication.ts";
import { namesForm } from "../../ui/accounts/profile/names.ts";
import { camille } from "../contracts/ports.ts";
import { projectAt } from "../network.ts";
import { pngOf } from "../pictures.ts";
import { openTab } from "../tab.tsx";
import { ofTheBackend } from "./messages.ts";
import { type Scene, signedIn, type Stage } from "./stage.ts";

const settings = "/profile?onglet=parametres";
const newPassword = { password: "grand-froid-7", [currentName]: "" };
const newEmail = { email: "autre@exemple.fr", [currentName]: "" };

const after = async <Params>({ tab }: Stage, event: EventCallable<Params>, params: Params) => {
  await tab.do(event, params);
  return tab.screen();
};
const failing = async (path: string): Promise<Stage> => {
  const stage = await signedIn(path);
  stage.fails();
  return stage;
};
const naming = async (stage: Stage) => {
  const names = { fullName: "Camille Martin-Roy", username: "camille" };
  await stage.tab.do(namesForm.typed, names);
  return after(stage, namesForm.sent, names);
};
const leaving = async (stage: Stage) => {
  await stage.tab.do(deletionOpened, undefined);
  await stage.tab.do(confirmationTyped, "SUPPRIMER");
  return after(stage, deletionConfirmed, undefined);
};

const user = { id: "a0000000-0000-4000-8000-000000000001", email: camille.email };
const session = { access_token: "a.b.c", refresh_token: "r", expires_in: 3600, token_type: "bearer", user };
/** A hosted project that refuses a new password of Camille's for its own reason. */
const strict = projectAt("http://strict.test", ({ request }) => {
  if (request.url.includes("/auth/v1/token")) return HttpResponse.json(session);
  return request.method === "PUT"
    ? HttpResponse.json({ code: 422, error_code: "signup_disabled", msg: ofTheBackend }, { status: 422 })
    : HttpResponse.json([]);
});

/** The personal space. */
export const memberScenes = {
  "names saved": async () => naming(await signedIn("/profile")),
  "names, unexpected": async () => naming(await failing("/profile")),
  async "a picture, unexpected"() {
    const picture = pngOf({ width: 12, height: 12 });
    return after(await failing("/profile"), avatarChosen, { size: picture.length, read: async () => picture });
  },
  "the password changed": async () => after(await signedIn(settings), passwordForm.sent, newPassword),
  async "the password, refused by the backend"() {
    const tab = await openTab({ backend: strict, path: "/profile" });
    await tab.do(signInForm.sent, camille);
    await tab.do(passwordForm.sent, newPassword);
    return tab.screen();
  },
  "the password, unexpected": async () => after(await failing(settings), passwordForm.sent, newPassword),
  "the e-mail, asked for": async () => after(await signedIn(settings), emailForm.sent, newEmail),
  "the e-mail, unexpected": async () => after(await failing(settings), emailForm.sent, newEmail),
  "the account deleted": async () => leaving(await signedIn(settings)),
  "the account, unexpected": async () => leaving(await failing(settings)),
} satisfies Readonly<Record<string, Scene>>;
