import { renderToString } from "react-dom/server";
import { css, ServerStyleSheet, styled } from "styled-components";
import { expect, it } from "vitest";
import { pageStyle } from "./pageStyle.ts";

const Plain = styled.p.withConfig({ componentId: "plain-0" })`
  color: red;
  &:hover {
    color: blue;
  }
`;
const Sized = styled(Plain).withConfig({ componentId: "sized-0" })<{ $large?: boolean }>`
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
const Bare = styled.p.withConfig({ componentId: "bare-0" })``;

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
  expect(components).toBe("plain-0,sized-0");
  const [plain, sized] = rules.split("\n");
  expect(plain).toMatch(/^\.(\w+)\{color:red\}\.\1:hover\{color:blue\}$/);
  expect(sized).toMatch(/^\.(\w+)\{margin:0\}\.(\w+)\{font-size:2em;margin:0\}\.\2::before\{content:";\}"\}$/);
});

it("is empty for a page without styled components", () => {
  expect(pageStyle("")).toEqual({ rules: "", components: "" });
});
