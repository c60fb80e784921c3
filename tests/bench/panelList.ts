import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { signInAfreshAt } from "../e2e/page.ts";
import { atMost, budgets, type Row } from "./budgets.ts";

const [few, many] = [100, 10_000];
const atOnce = 1_000;
const times = 24;

const articles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    slug: `article-${from + at}`,
    title: `Article ${from + at}`,
    content: "<p>Un paragraphe.</p>",
    excerpt: "Un extrait",
    category: "strategy",
  }));

/** From the press to the frame that shows the other page's rows. */
const turn = async (page: Page): Promise<number> => {
  const next = page.getByRole("main").locator("a[rel=next], a[rel=prev]").first();
  const measuring = page.evaluate(
    () =>
      new Promise<number>((measured) => {
        const first = () => document.querySelector("main tbody > tr")?.textContent;
        const before = first();
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = (now: number) =>
              first() === before ? requestAnimationFrame(look) : measured(now - timeStamp);
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await next.click();
  return measuring;
};

/** The mean of the middle half. A time ends with a frame, so that a median moves in steps of half of what is measured. */
const middle = (found: readonly number[]): number => {
  const half = found.toSorted((one, other) => one - other).slice(found.length / 4, (found.length * 3) / 4);
  return half.reduce((sum, time) => sum + time, 0) / half.length;
};

const cost = async (page: Page): Promise<number> => {
  await page.goto("/admin/contenu");
  await page.getByRole("main").locator("tbody > tr").first().waitFor();
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await turn(page));
  return middle(found);
};

/** The time to turn a page of the panel's list, with many articles and with few. Doesn't remove them. */
export const panelListRow = async (browser: Browser, site: string, data: string): Promise<Row> => {
  const { secretKey } = JSON.parse(readFileSync(join(data, "keys.json"), "utf8"));
  const club = createClient(site, secretKey, { auth: { persistSession: false } });
  const fill = async (from: number, to: number) => {
    for (let at = from; at < to; at += atOnce) {
      const { error } = await club.from("articles").insert(articles(at, Math.min(to, at + atOnce)));
      if (error) throw error;
    }
  };
  const page = await browser.newPage({ baseURL: site });
  await signInAfreshAt(page, "/admin", "staff@demo.test");
  await fill(0, few);
  const small = await cost(page);
  await fill(few, many);
  const large = await cost(page);
  await page.context().close();
  return {
    what: `a page of the panel's list, drawn, among ${many} articles; beside: among ${few}`,
    measured: `${Math.round(large)} ms`,
    beside: `${Math.round(small)} ms`,
    ratio: (large / small).toFixed(2),
    budget: `≤ ${budgets.list} ×`,
    verdict: atMost(large / small, budgets.list),
  };
};
