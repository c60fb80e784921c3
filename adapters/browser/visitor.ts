import type { Visitor, VisitorId } from "../../domain/content/reactions/visitor.ts";
import type { CarefulStorage } from "./storage.ts";

const name = "club-visitor";
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A random ID that this device stores, without any other information. */
export const browserVisitor = (storage: CarefulStorage): Visitor => {
  let stored: string | undefined;
  return {
    id() {
      const kept = stored ?? storage.getItem(name);
      stored = kept !== null && uuid.test(kept) ? kept : crypto.randomUUID();
      storage.setItem(name, stored);
      return stored as VisitorId;
    },
  };
};
