import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { CalendarLink } from "./CalendarLink.tsx";

it("[HO-14] leads to the match's calendar, and has a name beside its sign", () => {
  const link = renderToString(
    <CalendarLink match={{ slug: "valorant-solstice" as Slug }} label="Ajouter au calendrier" />,
  );
  expect(link).toContain('href="/matches/valorant-solstice.ics"');
  expect(link).toContain('aria-label="Ajouter au calendrier"');
});
