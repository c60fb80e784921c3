import { useSyncExternalStore } from "react";

const follow = (tell: () => void) => {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
};

/** Whether the device has a network, as far as the browser knows. The server's page is one that arrived. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
