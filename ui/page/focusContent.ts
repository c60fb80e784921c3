/** Puts the focus on the page's content: for whoever pressed what is about to go away. */
export const focusContent = (): void => document.getElementById("contenu")?.focus({ preventScroll: true });
