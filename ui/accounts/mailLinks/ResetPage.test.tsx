import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import { screenOf } from "../../../tests/screen.ts";
import { camille, signInTab } from "../../../tests/signInTab.ts";
import { resetForm, resetOpened } from "./reset.ts";
import { ResetPage } from "./ResetPage.tsx";

const title = "Sous quel nom vous connaîtra-t-on ?";

const chosenBy = async (member: Account) => {
  const tab = signInTab({ member });
  await tab.tell(resetOpened, "a1b2");
  await tab.tell(resetForm.sent, { password: "grand-froid" });
  return screenOf(
    renderToString(
      <Provider value={tab.scope}>
        <MemoryRouter initialEntries={["/auth/reset"]}>
          <ResetPage />
        </MemoryRouter>
      </Provider>,
    ),
  );
};

it("[AU-30] asks a member without a name for one, as the first admin, and lets it wait", async () => {
  const { text, acts } = await chosenBy({ ...camille, username: null, fullName: null });
  expect(text).toContain(title);
  expect(text).toContain("Nom d'utilisateur");
  expect(acts).toContain("Continuer");
});

it("[AU-30] asks nothing of a member with a name", async () => {
  const { text } = await chosenBy({ ...camille, username: "camille" });
  expect(text).toContain("Mot de passe enregistré");
  expect(text).not.toContain(title);
});
