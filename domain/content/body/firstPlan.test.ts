import { expect, it } from "vitest";
import { diagramOf } from "./diagram.ts";
import { firstPlan } from "./firstPlan.ts";

const words = "légende Ici.\ndescription Là.";
const block = (sign: string, open = "```schema", close = "```") => `${open}\n${sign}\n${words}\n${close}`;
const one = "nous 1 2";
const drawn = "nous,1,2";

it.each<[what: string, text: string, plan: string | null]>([
  ["nothing", "", null],
  ["no plan", "Un texte sur un ```schema``` sans plan", null],
  ["a plan among texts", `Avant\n\n${block(one)}\n\nAprès`, drawn],
  ["a plan right under a line", `Avant\n${block(one)}`, drawn],
  ["two plans", `${block(one)}\n${block("eux 3 4")}`, drawn],
  ["an invalid plan before another", `${block("tour 1 2")}\n\n${block(one)}`, drawn],
  ["a plan with an accent and capitals", block(one, "```  Schéma "), drawn],
  ["a plan between tildes", block(one, "~~~schema", "~~~~  "), drawn],
  ["a plan that is moved a little to the right", block(one, "   ```schema", "  ```"), drawn],
  ["code that is moved far to the right", block(one, "    ```schema", "    ```"), null],
  ["Windows' line ends", `Avant\n${block(one)}\nAprès`.replace(/\n/g, "\r\n"), drawn],
  ["old line ends", block(one).replace(/\n/g, "\r"), drawn],
  ["a fence that is never closed", block(one, "```schema", ""), drawn],
  ["a fence that is never closed before a text", `${block(one, "```schema", "")}\nUn texte`, null],
  ["a fence that a shorter one doesn't close", `\`\`\`\`text\n${block(one)}\n\`\`\`\`\n`, null],
  ["a plan after such a block", `\`\`\`\`text\n${block(one)}\n\`\`\`\`\n${block("eux 3 4")}`, "eux,3,4"],
  ["a fence that another kind doesn't close", block(one, "```schema", "~~~"), null],
  ["code of another language", block(one, "```text"), null],
  ["code of a longer language", block(one, "```schemas"), null],
  ["code without a language", block(one, "```"), null],
  ["a fence with a fence's sign in its language", block(one, "```schema`"), null],
  ["an empty plan", "```schema\n```", null],
  ["a plan in a quote", block(one).replace(/^/gm, "> "), null],
  ["a plan of too many signs", block(Array.from({ length: 41 }, () => one).join("\n")), null],
  ["a plan that is too long", block(`trajet nous ${"10 10 > ".repeat(250)}1 1`), null],
  ["a plan in steps", block(`mur 0 0 96 4\nétape Un.\n${one}\nétape Deux.\neux 3 4`), `mur,0,0,96,4;${drawn}`],
])("[LK-32] finds the first plan of a text with %s", (_, text, plan) => {
  expect(firstPlan(text)).toBe(plan);
});

it("reads a long text of fences that close nothing at once", () => {
  const began = "```text\n~~~\n".repeat(10_000);
  expect(firstPlan(`${began}${block(one)}`)).toBeNull();
  expect(firstPlan(`${"~~~\n```\n~~~\n".repeat(10_000)}${block(one)}`)).toBe(diagramOf(`${one}\n${words}`)?.drawing);
});
