import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { tipsSidebar } from "../../domain/tips/readTip.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { ready } from "../lib/loading/loaded.ts";
import { tipAddress } from "./address.ts";
import { Sidebar } from "./Sidebar.tsx";
import { $sidebar } from "./tipsSidebar.ts";

const around = await tipsSidebar(memoryDevice())();
const [newest, before, ...others] = around.first.map(({ slug }) => tipAddress(slug));

const linksAt = (pathname: string, first = around.first) => {
  const html = renderToString(
    <Provider value={fork({ values: [[$sidebar, ready({ ...around, first })]] })}>
      <MemoryRouter initialEntries={[pathname]}>
        <Sidebar />
      </MemoryRouter>
    </Provider>,
  );
  return { html, links: [...html.matchAll(/href="(\/tips\/[^"]+)"/g)].map(([, address]) => address) };
};

it("[TP-30] leads from a tip's page to other tips alone, and marks the current one", () => {
  const { html, links } = linksAt(newest ?? "");
  expect(links).toEqual([before, ...others, before]);
  expect(html).toMatch(/<span aria-current="page">/);
  expect(linksAt(before ?? "").links).toEqual([newest, ...others, newest]);
});

it("[TP-30] has nothing to lead to beside the only tip", () => {
  const { html, links } = linksAt(newest ?? "", around.first.slice(0, 1));
  expect(links).toEqual([]);
  expect(html).not.toContain("Dernier ajout");
});

it("[TP-30] shows all of them in the list, and the newest as the latest addition", () => {
  expect(linksAt("/tips").links).toEqual([newest, before, ...others, newest]);
});
