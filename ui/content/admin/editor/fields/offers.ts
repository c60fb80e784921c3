import { foldText } from "../../../../../domain/shared/text.ts";

/** The most names that are offered at once. */
const most = 6;

/** The offered names that fit what is typed: a word of theirs begins so. None before something is typed. */
export const offersFor = (typed: string, offered: readonly string[]): readonly string[] => {
  const wanted = foldText(typed.trim());
  if (wanted === "") return [];
  const fits = (name: string) =>
    foldText(name)
      .split(/[\s-]+/)
      .some((_, at, all) => all.slice(at).join(" ").startsWith(wanted));
  return [...new Set(offered)].filter(fits).slice(0, most);
};

/** Whether a name is new though others are offered, so that it may be a beginning that was sent too soon. */
export const isUnsure = (typed: string, offered: readonly string[], asksAll: boolean): boolean => {
  const name = foldText(typed.trim());
  // An address is refused, and several names at once are meant.
  if (name === "" || /[@,]/.test(name) || offered.some((one) => foldText(one) === name)) return false;
  return asksAll || offersFor(typed, offered).length > 0;
};
