import { renderToString } from "react-dom/server";
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from "styled-components";
import { expect, it } from "vitest";
import { CompiledOnce, compiledOnce } from "./CompiledOnce.tsx";

const turn = keyframes`to { rotate: 1turn; }`;
const Box = styled.p<{ $wide: boolean }>`
  color: red;
  ${({ $wide }) => $wide && "width: 10px;"}
  animation: ${turn} 1s;
  &:hover & {
    color: blue;
  }
`;
const Page = createGlobalStyle`body { margin: 0; }`;
const app = (isWide: boolean) => (
  <>
    <Page />
    <Box $wide={isWide}>a</Box>
    <Box $wide>b</Box>
  </>
);

const pageOf = (content: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(content));
  return html + sheet.getStyleTags();
};

it("renders the styles and the HTML of each page as without it", () => {
  for (const isWide of [true, false, true, false]) {
    expect(pageOf(<CompiledOnce>{app(isWide)}</CompiledOnce>)).toBe(pageOf(app(isWide)));
  }
});

it("compiles a text once a selector, and another text of the same selector again", () => {
  const compiled: string[] = [];
  const once = compiledOnce(
    Object.assign((css: string, selector = "") => [`${selector}{${compiled.push(css)}${css}}`], { hash: "hash" }),
  );

  expect(once.hash).toBe("hash");
  expect([once("a", ".x"), once("a", ".x"), once("b", ".x"), once("a", ".y"), once("a", ".x", "@keyframes")]).toEqual([
    [".x{1a}"],
    [".x{1a}"],
    [".x{2b}"],
    [".y{3a}"],
    [".x{4a}"],
  ]);
  expect(compiled).toEqual(["a", "b", "a", "a"]);
});
