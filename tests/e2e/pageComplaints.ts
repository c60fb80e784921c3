import type { Page } from "@playwright/test";
import { brokenWords } from "./brokenWords.ts";

// What a page may be blamed for, as texts that name the part concerned. An empty list is a page without fault.

/** What a finger misses: pressed parts that are lower than 44 px, without links inside a sentence. */
export const lowTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isHere = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isUnseen(element.parentElement));
    const isInSentence = (element: Element) => {
      const around = element.parentElement?.textContent?.trim().length ?? 0;
      return getComputedStyle(element).display === "inline" && around > (element.textContent?.trim().length ?? 0) + 3;
    };
    /** A link may cover the nearest positioned part around it. */
    const areaOf = (element: Element): Element => {
      const label = element.matches("[type=radio], [type=checkbox]") && element.closest("label");
      if (label) return label;
      const after = getComputedStyle(element, "::after");
      if (after.content === "none" || after.position !== "absolute" || after.top !== "0px" || after.bottom !== "0px") {
        return element;
      }
      let around: Element | null = element;
      while (around && getComputedStyle(around).position === "static") around = around.parentElement;
      return around ?? element;
    };
    return [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
      .filter((element) => isHere(element) && !isUnseen(element) && !isInSentence(element))
      .map((element) => ({ element, height: areaOf(element).getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43.5)
      .map(
        ({ element, height }) =>
          `${Math.round(height)} ${element.outerHTML.replace(/ class="[^"]*"/g, "").slice(0, 120)}`,
      );
  });

/** Texts under 13 px. */
export const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (walk.nextNode()) {
      const around = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent?.trim();
      if (!text || !around?.checkVisibility({ visibilityProperty: true }) || around.closest("svg, script, style"))
        continue;
      const size = Number.parseFloat(getComputedStyle(around).fontSize);
      if (size < 12.99) small.push(`${size} ${text.slice(0, 40)}`);
    }
    return small;
  });

/** Pictures that can't be drawn. */
export const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src.slice(0, 80)),
  );

/** Boards whose ground differs from the one above, without a step between the two. */
export const flatSteps = (page: Page): Promise<readonly string[]> =>
  page.locator(".board + .board").evaluateAll((boards) => {
    const groundOf = (board: Element | null) => getComputedStyle(board as Element).backgroundColor;
    const isCut = (board: Element | null) => getComputedStyle(board as Element).clipPath !== "none";
    return boards
      .filter((board) => groundOf(board) !== groundOf(board.previousElementSibling))
      .filter((board) => !isCut(board) && !isCut(board.previousElementSibling))
      .map(({ className }) => className);
  });

/** How much wider than the screen the page is. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px`] : [];
  });

/** Elements beyond the edges, bars that take two lines, and lines that begin with a mark or inside a word. */
const ofLayout = (page: Page) =>
  page.evaluate(() => {
    const edge = innerWidth;
    // The field "website" is for robots, and on no screen.
    const asked = "a, button, input:not([name=website]), select, textarea, h1, h2, h3, p, label";
    const beyond = [...document.querySelectorAll<HTMLElement>(asked)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > edge + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 160));
    const linesOf = (element: Element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    const longNames =
      edge === 320
        ? []
        : [...document.querySelectorAll("[aria-label='Prochain match'] b")]
            .filter((name) => name.checkVisibility() && linesOf(name) > 3)
            .map(({ textContent }) => textContent);
    const bar = document.querySelector("header")?.getBoundingClientRect().height ?? Infinity;

    const badBreaks: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    const topOf = (node: Node, at: number) => {
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      const { top, width } = letter.getBoundingClientRect();
      return width > 0 ? top : null;
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent ?? "";
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { index } of words.matchAll(/(?<=\S)[,.;:!?]|(?<=(?:dites|contactez|vous|\be)-\u2060?)\p{L}/giu)) {
        const before = topOf(node, words[index - 1] === "\u2060" ? index - 2 : index - 1);
        const here = topOf(node, index);
        if (before !== null && here !== null && here > before + 3) badBreaks.push(words.slice(index - 12, index + 4));
      }
    }
    return {
      "nothing is beyond the edge": beyond,
      "who plays is told in three lines at most": longNames,
      "the bar is one line": bar > 66 ? [`${bar} px`] : [],
      badBreaks,
    };
  });

export const lineStarts = "no line begins with a punctuation mark or inside a word";

const layoutOf = async (page: Page) => {
  const { badBreaks, ...others } = await ofLayout(page);
  return { ...others, [lineStarts]: badBreaks };
};

/**
 * What a page looks like at its present width, by question.
 * @param labels the labels of figures and the names beside a score
 */
export const layoutComplaints = async (
  page: Page,
  labels: string,
): Promise<Readonly<Record<string, readonly string[]>>> => ({
  "nothing to scroll sideways": await tooWide(page),
  ...(await layoutOf(page)),
  "no label is broken inside a word": await brokenWords(page.locator(labels)),
});
