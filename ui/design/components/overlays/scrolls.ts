import { type RefObject, useEffect, useState } from "react";

/** True while an element overflows. A scrolling element must be focusable and named (WCAG 2.1.1). */
export const useScrolls = (part: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [part]);

  return scrolls;
};
