import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { prefilled } from "../../../domain/applications/draft.ts";
import { positionFor } from "../../../tests/positionFor.ts";
import { plain } from "../../../tests/screen.ts";
import { stepViews } from "./WizardSteps.tsx";

it("[RC-27] marks the Discord name as required, and says nothing else about going without", () => {
  const draft = prefilled(positionFor("event-manager"), { fullName: null, username: null });
  const shown = plain(
    renderToString(
      <Provider value={fork()}>
        <stepViews.you draft={draft} />
      </Provider>,
    ),
  );
  expect(shown).toContain("(obligatoire)");
  expect(shown).toMatch(/est là que nous vous répondrons\.</);
  expect(shown).not.toMatch(/sans lui|par e-mail/);
});
