import { useEffect } from "react";
import { useUnit } from "../../lib/useUnit.ts";
import { wayBack } from "../address.ts";
import { returnPathSet } from "../mails/requests.ts";

/** Publishes the address's return path while the page is shown, so that mails sent from it lead there too. */
export const useWayShown = (search: string): void => {
  const show = useUnit(returnPathSet);
  useEffect(() => {
    show(wayBack(search));
    return () => void show("/");
  }, [search, show]);
};
