export type VisitorId = string & { readonly brand: "VisitorId" };

/** The visitor as views and shares count them: the same on each visit from one device. */
export type Visitor = {
  id(): VisitorId;
  /** False for a device whose browser asks sites not to follow it. */
  isCounted(): boolean;
};

/** The day, in UTC, on which a view or a share counts once. */
export const countingDay = (now: Date): string => now.toISOString().slice(0, 10);
