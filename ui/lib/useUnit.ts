import { useUnit as useUnitAnywhere } from "effector-react";

/**
 * Binds a view to the stores and events of the page's scope. Throws outside a `Provider`, where a view would show
 * initial states only.
 */
export const useUnit = ((units: never) =>
  useUnitAnywhere(units, { forceScope: true })) as unknown as typeof useUnitAnywhere;
