import type { Scope } from "effector";
import { Provider } from "effector-react";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { onTestFinished } from "vitest";

/** Renders a view into the document of jsdom until the test ends. `path`: the address of its page. */
export const mount = async (scope: Scope, view: ReactNode, path = "/"): Promise<void> => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  await act(() =>
    root.render(
      <Provider value={scope}>
        <MemoryRouter initialEntries={[path]}>{view}</MemoryRouter>
      </Provider>,
    ),
  );
};
