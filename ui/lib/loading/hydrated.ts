import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated. False in the first render, which has to equal the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
