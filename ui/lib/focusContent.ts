/** Moves the focus to the page's content. For controls that are removed when pressed. */
export const focusContent = (): void => document.getElementById("contenu")?.focus({ preventScroll: true });

/** Moves the focus to the page's title. */
export const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>("#contenu h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
};
