import type { Store } from "effector";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUnit } from "../useUnit.ts";

/** Goes on to the address to which the page's has moved, in place of it. The server has redirected already, unless the app opened the page. */
export const useMoved = ($movedTo: Store<string | null>): void => {
  const to = useUnit($movedTo);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to + search + hash, { replace: true });
  }, [to, search, hash, navigate]);
};
