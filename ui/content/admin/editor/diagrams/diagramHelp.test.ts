import { expect, it } from "vitest";
import { markedContent } from "../../../../../adapters/markdown/markedContent.ts";
import { diagramHelp } from "./diagramHelp.ts";

it("shows an example that is a valid diagram", () => {
  expect(markedContent(diagramHelp.example)).toMatchObject([{ kind: "diagram" }]);
});
