import { useEffect } from "react";
import { useUnit } from "../../lib/useUnit.ts";
import { $leadsTo } from "./discord.ts";

/** Leaves the site for Discord once its address is known. Returns whether the browser is leaving. */
export const useLeaving = (): boolean => {
  const address = useUnit($leadsTo);
  useEffect(() => {
    if (address !== null) location.assign(address);
  }, [address]);
  return address !== null;
};
