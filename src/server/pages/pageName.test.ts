import * as fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { insteadOf, siteRoutes } from "../../routes.tsx";
import { routeOf } from "./pageName.ts";

const part = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "tips",
      "TIPS",
      "%74ips",
      "teams",
      "news",
      "auth",
      "confirm",
      "admin",
      "contenu",
      "_dev",
      "kit",
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom("", "*", ":slug", "tips%2Fx", "Kit", "ﬁ") },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }).map(encodeURIComponent) },
);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);

it("finds the route that the router finds among all", () => {
  fc.assert(
    fc.property(path, (path) => {
      const match = matchRoutes(siteRoutes, path)?.at(-1);
      expect(routeOf(path)).toBe(insteadOf(match) === undefined ? (match?.route.path ?? "*") : "*");
    }),
    { numRuns: 1_000 },
  );
});
