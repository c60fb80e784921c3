import { useEffect } from "react";
import type { Watched } from "../../../domain/shared/ports.ts";
import { useUnit } from "../useUnit.ts";
import { left, shown } from "./following.ts";

/** Follows changes of `watched` while the view is mounted and `isShown`. */
export const useFollowing = (watched: Watched, isShown = true): void => {
  const { show, leave } = useUnit({ show: shown, leave: left });
  useEffect(() => {
    if (!isShown) return undefined;
    show(watched);
    return () => void leave(watched);
  }, [watched, isShown, show, leave]);
};
