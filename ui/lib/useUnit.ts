import { useUnit as useUnitAnywhere } from "effector-react";

/**
 * Binds a view to stores and events of the page's own scope. Throws outside a `Provider`: without one, a view would show
 * the first state of everything and look as if it worked.
 */
export const useUnit = ((units: never) =>
  useUnitAnywhere(units, { forceScope: true })) as unknown as typeof useUnitAnywhere;
