import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { plain, screenOf } from "../../../tests/screen.ts";
import { privacy } from "../../club/legal/privacyWords.ts";
import { FeaturesContext } from "../../lib/page/features.ts";
import { Agreement } from "./Agreement.tsx";

const htmlWith = (features: readonly string[]) =>
  renderToString(
    <MemoryRouter>
      <FeaturesContext value={features}>
        <Agreement />
      </FeaturesContext>
    </MemoryRouter>,
  );
const textOf = (html: string) => plain(screenOf(html).text);

it("[AU-32] says from which age one signs up, and leads to what that means", () => {
  const html = htmlWith(["legal"]);
  expect(textOf(html)).toMatch(/^À partir de 15 ans, .* l.accord d.un parent/);
  expect(html).toContain('href="/privacy#mineurs"');
  const part = privacy.parts.find(({ id }) => id === "mineurs");
  expect(JSON.stringify(part)).toMatch(/15 ans.*autorité parentale.*CNIL/);
});

it("[AU-32] says it on a site without a privacy page too", () => {
  const html = htmlWith([]);
  expect(textOf(html)).toMatch(/Plus jeune, il faut aussi l.accord d.un parent\.$/);
  expect(html).not.toContain("href");
});
