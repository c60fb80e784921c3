import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { signInTab, refusing } from "../../../tests/signInTab.ts";
import { screenOf } from "../../../tests/screen.ts";
import type { MailLink, MailToken } from "../../../domain/accounts/ports.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { mailLink } from "./mailLink.ts";
import { MailLinkPage } from "./MailLinkPage.tsx";

const link: MailLink = { kind: "sign-up", token: "a1b2" as MailToken };

const comeWith = (tab = signInTab({ spend: refusing({ kind: "spent-link" }) })) => {
  return {
    ...tab,
    screen: () =>
      screenOf(
        renderToString(
          <Provider value={tab.scope}>
            <MemoryRouter initialEntries={[`/auth/confirm?type=${link.kind}`]}>
              <MailLinkPage />
            </MemoryRouter>
          </Provider>,
        ),
      ),
  };
};

const spent = "Ce lien ne marche plus Il a déjà servi, ou il est trop ancien.";
const cut = "Ce lien est incomplet";

it("shows a member their address, and offers another mail too: the link may belong to another account", async () => {
  const { tell, enter, screen } = comeWith();
  enter();
  await tell(visitorArrived);
  await tell(mailLink.pressed, link);
  expect(screen().text).toContain(spent);
  expect(screen().text).toContain("Votre session est ouverte avec membre@demo.test.");
  expect(screen().acts).toEqual(expect.arrayContaining(["Continuer", "Recevoir un autre e-mail"]));
  expect(screen().acts).not.toContain("Se connecter");
});

it("offers a visitor another mail or the sign-in", async () => {
  const { tell, screen } = comeWith();
  await tell(visitorArrived);
  await tell(mailLink.pressed, link);
  expect(screen().text).toContain(spent);
  expect(screen().acts).toEqual(expect.arrayContaining(["Recevoir un autre e-mail", "Se connecter"]));
  expect(screen().acts).not.toContain("Continuer");
});

it("reports a link without its token as incomplete, to members too", async () => {
  const { tell, enter, screen } = comeWith();
  enter();
  await tell(visitorArrived);
  await tell(mailLink.opened, "");
  expect(screen().text).toContain(cut);
  expect(screen().text).not.toContain("ne marche plus");
  expect(screen().acts).toContain("Continuer");
});

it("reports the link's failure, and offers no next step before the session is known", async () => {
  const { tell, screen } = comeWith();
  await tell(mailLink.opened, "");
  expect(screen().text).toContain(cut);
  for (const act of ["Continuer", "Recevoir un autre e-mail", "Se connecter"]) expect(screen().acts).not.toContain(act);
});

it("[AU-33] leads a new member to what they can do first", async () => {
  const { tell, screen } = comeWith(signInTab());
  await tell(visitorArrived);
  await tell(mailLink.opened, "a1b2");
  await tell(mailLink.pressed, link);
  expect(screen().text).toContain("Compte activé");
  expect(screen().acts).toEqual(
    expect.arrayContaining([
      "Continuer",
      "Compléter votre profil",
      "Suivre une équipe",
      "Pronostiquer le prochain match",
    ]),
  );
});
