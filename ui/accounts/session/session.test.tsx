import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useUnit } from "../../lib/useUnit.ts";
import { $session } from "./session.ts";

const Status = () => useUnit($session).status;

it("[AU-17] throws outside its provider instead of showing a default state", () => {
  expect(() => renderToString(<Status />)).toThrow();
});

it("[AU-9] is being checked until the backend has answered", () => {
  const page = (
    <Provider value={fork()}>
      <Status />
    </Provider>
  );
  expect(renderToString(page)).toBe("checking");
});
