import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Candidacy } from "../../../domain/recruitment/review.ts";
import { candidacy } from "../../../tests/staffTab.ts";
import { Body } from "./Details.tsx";

const shown = (status: Candidacy["status"]) =>
  renderToString(
    <Provider value={fork()}>
      <Body candidacy={candidacy("lya", { status })} />
    </Provider>,
  );

it.each(["pending", "accepted", "rejected"] as const)(
  "has the place where a withdrawal is said, and nothing in it, while it is %s",
  (status) => expect(shown(status)).toContain('<p role="status"></p>'),
);

it("says in that place that it was taken back", () => {
  expect(shown("withdrawn")).toMatch(/<p role="status">Son auteur l&#x27;a retirée/);
});
