import type { Visitor, VisitorId } from "../../domain/content/reactions/visitor.ts";
import type { CarefulStorage } from "./storage.ts";

const name = "club-visitor";
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** "Do Not Track" and "Global Privacy Control", as browsers tell pages; absent where there is no browser. */
export type PrivacySignals = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };

/** A random ID that this device stores, without any other information. */
export const browserVisitor = (storage: CarefulStorage, signals: PrivacySignals = {}): Visitor => {
  let stored: string | undefined;
  return {
    id() {
      const kept = stored ?? storage.getItem(name);
      stored = kept !== null && uuid.test(kept) ? kept : crypto.randomUUID();
      storage.setItem(name, stored);
      return stored as VisitorId;
    },
    isCounted: () => signals.doNotTrack !== "1" && signals.globalPrivacyControl !== true,
  };
};
