/** The size of a member's badge. */
export const badge = { size: "48px" } as const;
