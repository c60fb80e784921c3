import { useEffect } from "react";
import { useUnit } from "../../lib/useUnit.ts";
import { wayBack } from "../address.ts";
import { returnPathSet } from "../session/intent.ts";

/** While a page asks who somebody is, its address says where they were going: a mail that it sends leads there too. */
export const useWayShown = (search: string): void => {
  const show = useUnit(returnPathSet);
  useEffect(() => {
    show(wayBack(search));
    return () => void show("/");
  }, [search, show]);
};
