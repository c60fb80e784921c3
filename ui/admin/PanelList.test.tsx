import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { plain } from "../../tests/screen.ts";
import { words as pictures } from "../content/admin/library/words.ts";
import { words as comments } from "../content/reactions/admin/words.ts";
import { words as messages } from "../messages/admin/inbox/words.ts";
import { words as subscribers } from "../messages/newsletter/admin/subscribers/words.ts";
import { ready } from "../lib/loading/loaded.ts";
import { PanelList, type PanelListProps } from "./PanelList.tsx";

const emptyList = (words: PanelListProps<never>["words"], isFiltered: boolean, isBusy = false): string =>
  plain(
    renderToString(
      <MemoryRouter>
        <PanelList
          list={ready({ items: [], page: 1, pages: 1 })}
          isBusy={isBusy}
          isFiltered={isFiltered}
          onRetry={() => undefined}
          addressOf={String}
          allAddress="/admin"
          words={words}
          firstStep={null}
        >
          {() => null}
        </PanelList>
      </MemoryRouter>,
    ),
  );

it.each([
  ["messages", messages],
  ["pictures", pictures],
  ["comments", comments],
  ["subscribers", subscribers],
])("[FR-11] says that nothing was found only where something was looked for: %s", (_, words) => {
  expect(emptyList(words, true)).toMatch(/trouvée?/);
  expect(emptyList(words, false)).not.toMatch(/trouvée?/);
  // The next list is on its way.
  expect(emptyList(words, true, true)).not.toMatch(/trouvée?/);
});
