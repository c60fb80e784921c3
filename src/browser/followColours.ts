import { createWatch, type Scope } from "effector";
import { colourMark } from "../../domain/club/colours.ts";
import { $club } from "../../ui/lib/page/club.ts";

/** Once the club's colours differ from those that the server wrote into the page, the page takes them. */
export const followColours = (scope: Scope): void => {
  const markNow = () => colourMark(scope.getState($club).colours);
  let shown = markNow();
  const follow = async () => {
    if (markNow() === shown) return;
    const { paintPage } = await import("../../ui/design/tokens/paintPage.ts");
    shown = markNow();
    paintPage(scope.getState($club).colours);
  };
  // Without the file the page keeps its colours until it is loaded anew.
  createWatch({ unit: $club, scope, fn: () => void follow().catch(() => {}) });
};
