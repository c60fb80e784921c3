/** What the club tells of itself, as the reference has it. */
export const history = {
  when: "clamp(1.25rem, 2.1vw, 1.875rem)",
  gap: "4px",
  columns: "minmax(0, 3fr) minmax(0, 5fr)",
} as const;

export const values = { title: "clamp(1.0625rem, 1.45vw, 1.375rem)" } as const;

export const method = {
  number: "clamp(3.5rem, 7vw, 6.5rem)",
  title: "1.5rem",
  gap: "40px",
  tracking: "-.04em",
} as const;
