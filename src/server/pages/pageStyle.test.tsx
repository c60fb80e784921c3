import { renderToString } from "react-dom/server";
import { css, ServerStyleSheet, styled } from "styled-components";
import { expect, it } from "vitest";
import { pageStyle } from "./pageStyle.ts";

const Plain = styled.p.withConfig({ componentId: "plain0" })`
  color: red;
  &:hover {
    color: blue;
  }
`;
const Sized = styled(Plain).withConfig({ componentId: "sized0" })<{ $large?: boolean }>`
  ${({ $large }) =>
    $large &&
    css`
      font-size: 2em;
      &::before {
        content: ";}";
      }
    `}
  margin: 0;
`;
const Bare = styled.p.withConfig({ componentId: "bare0" })``;

const writtenFor = (app: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(app));
  return /<style[^>]*>(.*)<\/style>/s.exec(sheet.getStyleTags())?.[1] ?? "";
};

const written = writtenFor(
  <>
    <Plain />
    <Sized />
    <Sized $large />
    <Bare />
  </>,
);

it("takes the marks out and keeps each rule, in its order", () => {
  const { rules } = pageStyle(written);
  const marks = /data-styled[^{]*\{content:"[^"]*"\}/g;
  expect(rules).not.toMatch(/data-styled|sc\*/);
  expect(rules.replaceAll("\n", "")).toBe(
    written
      .replaceAll(marks, "")
      .replaceAll("/*!sc*/\n", "")
      .replaceAll(/;\}(?!")/g, "}"),
  );
});

it("has a line for each component with rules", () => {
  const { rules, components } = pageStyle(written);
  // Only the built site names classes by their component.
  expect(components).toBe("0:plain0,1:sized0");
  const [plain, sized] = rules.split("\n");
  expect(plain).toMatch(/^\.(\w+)\{color:red\}\.\1:hover\{color:blue\}$/);
  expect(sized).toMatch(/^\.(\w+)\{margin:0\}\.(\w+)\{font-size:2em;margin:0\}\.\2::before\{content:";\}"\}$/);
});

it("tells the component of a line that doesn't show it", () => {
  const marked = (group: number, id: string, rule: string) =>
    `${rule}/*!sc*/\ndata-styled.g${group}[id="${id}"]{content:"${id},"}/*!sc*/\n`;
  const { rules, components } = pageStyle(
    marked(1, "aaaa0", "@media print{.aaaa0{color:red;}}") +
      marked(2, "aaaa1", ".aaaa1-XyZw{color:red;}") +
      marked(3, "sc-keyframes-turn", "@keyframes turn{to{rotate:1turn;}}") +
      marked(4, "aaaa2", ".aaaa0 .aaaa2{color:red;}") +
      marked(5, "aaaa3", "body:has(.5px,.aaaa3){color:red;}") +
      marked(6, "aaaa4", "body{color:red;}"),
  );
  expect(rules.split("\n")).toHaveLength(6);
  expect(components).toBe("3:aaaa2,5:aaaa4");
});

it("is empty for a page without styled components", () => {
  expect(pageStyle("")).toEqual({ rules: "", components: "" });
});
