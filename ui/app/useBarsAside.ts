import { useEffect } from "react";

/** Pixels: less is the finger's trembling. */
const least = 12;
/** Pixels from the page's top on which the bars stay. */
const top = 160;

/** Marks the document while the visitor scrolls down: on phones the bars step aside until they scroll up. */
export const useBarsAside = (): void => {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < least) return;
      document.documentElement.toggleAttribute("data-down", scrollY > last && scrollY > top);
      last = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
};
