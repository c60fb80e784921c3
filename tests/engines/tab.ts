import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "./browser.ts";
import { complaints, isDrawn, isReady, listen, placeOf, shows } from "./inPage.ts";

/** A page as a person uses it. Each act waits for what it needs, half a minute at most. */
export type Tab = ReturnType<typeof tabOf>;

/** @param found what is wrong is added here */
export const tabOf = (browser: Browser, site: string, folder: string, width: number, found: string[]) => {
  const run = <Given extends unknown[], Result>(act: (...given: Given) => Result, ...given: Given): Promise<Result> =>
    browser.run(`return (${act})(...${JSON.stringify(given)})`);
  let steps = 0;

  /** Asks until the answer is good. A question fails while a page is being left. */
  const until = async <T>(what: string, ask: () => Promise<T>, isGood: (answer: T) => boolean): Promise<T> => {
    let last: unknown;
    for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
      try {
        const answer = await ask();
        if (isGood(answer)) return answer;
        last = answer;
      } catch (failure) {
        last = failure;
      }
    }
    throw new Error(`${what}: ${String(last)}`);
  };

  const tab = {
    run,
    steps: () => steps,
    isNarrow: width < 768,
    until: (what: string, holds: () => boolean) => until(what, () => run(holds), Boolean),
    /** Opens a page and leaves it untouched: it has no app. */
    async go(path: string) {
      steps++;
      await browser.open(site + path);
      await run(listen);
    },
    async open(path: string) {
      await tab.go(path);
      await tab.isReady();
    },
    isReady: () => until("the app", () => run(isReady), Boolean),
    sees: (text: string) => until(`sees ${text}`, () => run(shows, text), Boolean),
    /** Presses a control by its name, once it stands still and is covered by nothing. */
    async press(name: string) {
      steps++;
      let before = "";
      const place = await until(
        `presses ${name}`,
        () => run(placeOf, name),
        (place) => {
          const isStill = before === JSON.stringify(place);
          before = JSON.stringify(place);
          return isStill && typeof place !== "string";
        },
      );
      if (typeof place !== "string") await browser.press(place.x, place.y);
    },
    keys: (...keys: string[]) => (steps++, browser.keys(keys)),
    type: (text: string) => (steps++, browser.keys([...text])),
    /** Types into a field, over what is there. */
    async fill(name: string, text: string) {
      await tab.press(name);
      await tab.keys("Control+a", ...text);
    },
    /** Looks at the page: takes a picture, and collects what is wrong. */
    async look(name: string) {
      await tab.isReady();
      await run(isDrawn);
      await mkdir(folder, { recursive: true });
      found.push(...(await run(complaints)).map((what) => `${name} at ${width} px: ${what}`));
      await writeFile(join(folder, `${name}-${width}.png`), await browser.picture());
    },
    /** Looks at a page from its top to its end. */
    async lookThrough(name: string) {
      for (let at = 1; at < 12; at++) {
        await tab.look(`${name}-${at}`);
        const isEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        if (await run(isEnd)) return;
        await run(() => scrollBy({ top: innerHeight * 0.85, behavior: "instant" }));
      }
    },
    /** Whether a field or a text that is edited holds a text. */
    holds: (text: string) =>
      until(
        `holds ${text}`,
        () =>
          run(
            (text) =>
              [...document.querySelectorAll("textarea, input")].some((one) =>
                (one as HTMLInputElement).value.includes(text),
              ),
            text,
          ),
        Boolean,
      ),
    /** A part of the walk. The next one begins also after one that fails. */
    async part(name: string, walk: () => Promise<void>) {
      await walk().catch(async (failure: unknown) => {
        found.push(`${name} at ${width} px: ${String(failure)}`);
        await writeFile(join(folder, `failed-${name}-${width}.png`), await browser.picture());
      });
    },
  };
  return tab;
};
