import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Preview } from "./Preview.tsx";

it("[PF-17] draws the cover itself: each typed letter would be another address to ask for", () => {
  const html = renderToString(
    <Provider value={fork()}>
      <MemoryRouter>
        <Preview
          kind="tip"
          title="Tenir un site à deux"
          category="Stratégie"
          label="Stratégie"
          plan={null}
          excerpt=""
          featuredImage=""
          heroImage=""
          searchTitle=""
          searchDescription=""
          difficulty=""
          readTime=""
          path={null}
          author=""
          authors={[]}
          tags=""
          date="2026-01-01T12:00:00Z"
          content={null}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(html).toMatch(/src="data:image\/svg/);
  expect(html).not.toContain("/couvertures/");
});
