import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ContentList } from "../../domain/club/pages/ports.ts";
import type { Partner } from "../../domain/club/partners/partner.ts";
import { Component as NotFound } from "../app/NotFoundPage.tsx";
import { $siteState } from "../lib/page/siteState.ts";
import { NewsletterForm } from "../messages/newsletter/NewsletterForm.tsx";
import { $reading } from "./home/reading.ts";
import { Component as Home } from "./home/HomePage.tsx";
import { Band } from "./partners/Band.tsx";

const news = { to: "/news/un", category: "", label: "", title: "Un", picture: null, plan: null };
const reading = [{ ...news, excerpt: null, date: "2026-01-01", time: null }];

const htmlOf = (view: React.ReactNode, empty?: readonly ContentList[]): string => {
  const site = { off: [], changed: [], ...(empty && { empty }) };
  const values = [[$siteState, site] as const, [$reading, { status: "ready", value: reading }] as const];
  return renderToString(
    <Provider value={fork({ values: values as never })}>
      <MemoryRouter>{view}</MemoryRouter>
    </Provider>,
  );
};

it("[HO-23] leads to the archive of letters once one is in it", () => {
  expect(htmlOf(<NewsletterForm />)).not.toContain('href="/lettres"');
  expect(htmlOf(<NewsletterForm />, [])).toContain('href="/lettres"');
});

it("[HO-23] leads from a missing page to the tips once there is one", () => {
  expect(htmlOf(<NotFound />)).toContain('href="/tips"');
  expect(htmlOf(<NotFound />, ["articles", "letters", "tips"])).not.toContain('href="/tips"');
});

it("[HO-23] leads from home to the articles while there is no tip", () => {
  const home = htmlOf(<Home />);
  expect(home).toMatch(/href="\/news"[^>]*>.*Toutes les actualités/);
  expect(home).not.toContain('href="/tips"');
});

it("[HO-23] shows few partners once each, and a moving row of more", () => {
  const partners = ["Un", "Deux", "Trois"].map((name) => ({ id: name, name, logo: null }) as unknown as Partner);
  const entries = (count: number) => htmlOf(<Band partners={partners.slice(0, count)} />).match(/<li/g)?.length;
  expect([entries(1), entries(2)]).toEqual([1, 2]);
  expect(entries(3)).toBeGreaterThan(12);
  expect(htmlOf(<Band partners={partners.slice(0, 2)} />)).not.toContain("checkbox");
});
