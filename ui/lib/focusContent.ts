/** Puts the focus on the page's content: for whoever pressed what is about to go away. */
export const focusContent = (): void => document.getElementById("contenu")?.focus({ preventScroll: true });

/** Puts the focus on the page's title: it is the answer to what was pressed. */
export const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>("#contenu h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
};
