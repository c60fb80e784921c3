import { useCallback, useSyncExternalStore } from "react";

const notOnServer = () => false;

/**
 * Whether the screen is as a media query of `ui/design/tokens/screens.ts` says. False on the server and while a page hydrates: for what
 * only a browser renders.
 */
export const useScreen = (media: string): boolean => {
  const query = media.replace("@media ", "");
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches, notOnServer);
};
