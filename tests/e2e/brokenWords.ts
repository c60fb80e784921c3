import type { Locator } from "@playwright/test";

/** The words of these elements that stand on several lines, each as its lines: "équip/e". */
export const brokenWords = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((all) => {
    const letter = document.createRange();
    const linesOf = (text: Text, { 0: word, index }: RegExpExecArray): string => {
      let lines = "";
      let middle = -Infinity;
      for (const [at, sign] of [...word].entries()) {
        letter.setStart(text, index + at);
        letter.setEnd(text, index + at + 1);
        const [place] = letter.getClientRects();
        // The boxes of two lines may overlap, by less than half of one.
        if (place && place.top > middle) {
          lines += lines && "/";
          middle = place.top + place.height / 2;
        }
        lines += sign;
      }
      return lines;
    };
    const textsIn = (element: Element): Text[] => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      return texts;
    };
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap(textsIn)
      .flatMap((text) => [...text.data.matchAll(/[\p{L}\d]{2,}/gu)].map((word) => linesOf(text, word)))
      .filter((lines) => lines.includes("/"));
  });
