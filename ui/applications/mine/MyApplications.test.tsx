import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { applicationFor, camille } from "../../../tests/applicant.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { FeaturesContext } from "../../lib/page/features.ts";
import { applicationsTab } from "./MyApplications.tsx";
import { $applications } from "./ownApplications.ts";

const shown = (features: readonly string[], count: number) => {
  const applications = Array.from({ length: count }, () => applicationFor("event-manager"));
  return renderToString(
    <Provider value={fork({ values: [[$applications, ready(applications)]] })}>
      <FeaturesContext value={features}>
        <MemoryRouter>
          <applicationsTab.Panel account={camille} />
        </MemoryRouter>
      </FeaturesContext>
    </Provider>,
  ).replace(/[\u00a0\u202f]/g, " ");
};

it.each([0, 1])("[PS-4] says that the recruitment is hidden to a member with %s applications", (count) => {
  const answers = "Les réponses commencées restent sur cet appareil.";
  expect(shown([], count)).toContain(answers);
  expect(shown(["applications"], count)).not.toContain(answers);
});
