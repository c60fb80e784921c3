import { type RefObject, useEffect, useState } from "react";

/** Whether there is more in a part than it shows. Such a part has to be reached by the keyboard, and have a name. */
export const useScrolls = (part: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, tell] = useState(false);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const measure = () =>
      tell(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [part]);

  return scrolls;
};
