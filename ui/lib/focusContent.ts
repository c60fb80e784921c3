/** Moves the focus to the page's content. For controls that are removed when pressed. */
export const focusContent = (): void => document.getElementById("contenu")?.focus({ preventScroll: true });

/** Moves the focus to the page's title. */
export const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>("#contenu h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
};

/**
 * Moves the focus to the first invalid field, with its label and its message in sight. WebKit scrolls to the field alone, and under
 * bars. Returns whether there is one.
 */
export const focusInvalid = (within: ParentNode | null): boolean => {
  const field = within?.querySelector<HTMLElement>("[aria-invalid]");
  if (!field) return false;
  const frame = field.closest("div:has(> label)");
  field.focus({ preventScroll: true });
  (frame ?? field).scrollIntoView({ block: "nearest" });
  frame?.querySelector("label")?.scrollIntoView({ block: "nearest" }); // Of a field that is higher than the window.
  return true;
};
