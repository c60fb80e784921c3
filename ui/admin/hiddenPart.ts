import { createContext } from "react";
import { useHasFeature } from "../lib/page/features.ts";
import type { AdminView } from "../lib/page/slots.ts";

/** Whether the staff has hidden the part of the site that shows what the view has. */
export const usePartIsHidden = ({ shownBy }: Pick<AdminView, "shownBy">): boolean => {
  const isOn = useHasFeature(shownBy ?? "");
  return shownBy !== undefined && !isOn;
};

/** The same, for the forms of the view. */
export const PartIsHidden = createContext(false);
