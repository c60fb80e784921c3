import { useEffect, useState } from "react";

/** The section being read: the last one whose title has passed the reading line, or the first. */
export const useReading = (ids: readonly string[]): string | undefined => {
  const [reading, read] = useState(ids[0]);
  const order = ids.join(" ");

  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (titles) => {
        for (const { target, isIntersecting } of titles) passed[isIntersecting ? "add" : "delete"](target.id);
        const [first, ...rest] = order.split(" ");
        read(rest.findLast((id) => passed.has(id)) ?? first);
      },
      { rootMargin: "99999px 0px -66% 0px" },
    );
    for (const id of order.split(" ")) {
      const title = document.getElementById(id);
      if (title) observer.observe(title);
    }
    return () => observer.disconnect();
  }, [order]);

  return reading;
};
