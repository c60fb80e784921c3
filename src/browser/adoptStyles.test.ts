// @vitest-environment jsdom
import { __PRIVATE__ } from "styled-components";
import { expect, it } from "vitest";
import { pageStyle } from "../server/pages/pageStyle.ts";
import { pageStyleId } from "../pageState.ts";
import { adoptStyles } from "./adoptStyles.ts";

const marked = (group: number, id: string, names: string, ...rules: readonly string[]) =>
  [...rules, `data-styled.g${group}[id="${id}"]{content:"${names},"}`].map((part) => `${part}/*!sc*/\n`).join("");

it("hands each component's rules to styled-components, in the page's order, and removes the page's element", () => {
  const { rules, components } = pageStyle(
    marked(3, "aaaa0", "one,two-x", ".one{opacity:.5;}", ".one:hover{color:blue;}", ".two-x{color:green;}") +
      marked(5, "aaaa1", "three", ".board + .three .bbbb0{color:red;}") +
      marked(9, "quietButton", "four", "@media print{.four{display:none;}.four p{color:red;}}") +
      marked(11, "sc-keyframes-turn", "turn", "@keyframes turn{to{rotate:1turn;}}") +
      marked(12, "bbbb0", "five", "@supports (color:red){@media print{.five{color:red;}}}", ".five{color:red;}") +
      // As the built site names them.
      marked(13, "cccc0", "cccc0-XyZw", "@media print{.cccc0-XyZw{color:red;}}"),
  );
  expect(components).toBe("0:aaaa0,1:aaaa1,2:quietButton,4:bbbb0");
  document.head.innerHTML = `<style id="${pageStyleId}">${rules}</style>`;
  adoptStyles(components);
  const { mainSheet } = __PRIVATE__;
  for (const [id, name] of [
    ["aaaa0", "one"],
    ["aaaa0", "two-x"],
    ["aaaa1", "three"],
    ["quietButton", "four"],
    ["sc-keyframes-turn", "turn"],
    ["bbbb0", "five"],
    ["cccc0", "cccc0-XyZw"],
  ] as const) {
    expect(mainSheet.hasNameForId(id, name), `${id} ${name}`).toBe(true);
  }
  expect(mainSheet.hasNameForId("aaaa1", "one")).toBe(false);
  const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(texts.map((text) => text.replaceAll(/[\s;]/g, ""))).toEqual([
    ".one{opacity:0.5}",
    ".one:hover{color:blue}",
    ".two-x{color:green}",
    ".board+.three.bbbb0{color:red}",
    "@mediaprint{.four{display:none}.fourp{color:red}}",
    "@keyframesturn{100%{rotate:1turn}}",
    "@supports(color:red){@mediaprint{.five{color:red}}}",
    ".five{color:red}",
    "@mediaprint{.cccc0-XyZw{color:red}}",
  ]);
  expect(document.getElementById(pageStyleId)).toBeNull();
});
