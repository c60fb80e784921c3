import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether a script runs this page by now. The first picture is the server's, so that both are the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
