import { createWatch, type Scope } from "effector";
import { type ClubColours, colourMark } from "../../domain/club/colours.ts";
import { $club } from "../../ui/lib/page/club.ts";

/** Gives the page the club's colours whenever they differ from those that it shows: at first those that the server wrote. */
export const followColours = (scope: Scope, written: ClubColours): void => {
  let shown = colourMark(written);
  const markNow = () => colourMark(scope.getState($club).colours);
  const follow = async () => {
    if (markNow() === shown) return;
    const { paintPage } = await import("../../ui/design/tokens/paintPage.ts");
    shown = markNow();
    paintPage(scope.getState($club).colours);
  };
  // Without the file the page keeps its colours until it is loaded anew.
  const tryToFollow = () => void follow().catch(() => {});
  createWatch({ unit: $club, scope, fn: tryToFollow });
  // The memory backend has read the club's colours before.
  tryToFollow();
};
