// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Grid } from "../../../admin/table/Table.styles.ts";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { staffPartners } from "../../partners/admin/partners.ts";
import { recordTable } from "./recordTable.tsx";

it("[AD-61] keeps the focus in the list of orders while an order is chosen and left", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const dialog = lazyModule(() => Promise.resolve(() => null));
  const Table = recordTable({ model: staffPartners, dialog, Grid, useColumns: () => [] });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(() =>
    root.render(
      <Provider value={fork()}>
        <MemoryRouter>
          <Table items={[]} ordered={<p>Par ordre</p>} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  const select = place.querySelector("select");
  select?.focus();
  const choose = (value: string) =>
    act(() => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
  expect([place.querySelector("table"), place.textContent]).toEqual([null, expect.stringContaining("Par ordre")]);
  await choose("-nom");
  expect(place.querySelector("table")).not.toBeNull();
  expect([...place.querySelectorAll("select")]).toEqual([document.activeElement]);
  await choose("");
  expect(place.querySelector("table")).toBeNull();
  expect(document.activeElement).toBe(select);
  await act(() => root.unmount());
});
