/** Whether the device asks to save data: nothing is loaded ahead then. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
