/** Changes a field again, so that the app hears of it. */
const changeAgain = (target: Element): void => {
  // The app listens to the click that changes these. Not click(): that would end a press of the space bar.
  const isClicked = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
  if (isClicked) target.checked = target.type === "checkbox" && !target.checked;
  const [Kind, type] = isClicked ? [MouseEvent, "click"] : [Event, "change"];
  target.dispatchEvent(new Kind(type, { bubbles: true }));
};

/** Does again, in their order, what was pressed before the app was there: the loader has kept these clicks, changes and sent forms. */
export const replay = (early: readonly Pick<Event, "type" | "target">[]): void => {
  for (const { type, target } of early) {
    if (type === "click") (target as Element).closest("button")?.click();
    else if (type === "submit") (target as HTMLFormElement).requestSubmit();
    else changeAgain(target as Element);
  }
};
