import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { isOptional } from "../domain/club/pages/optionalFeatures.ts";
import { features } from "../src/features.ts";
import { plain } from "./screen.ts";
import { VisibilityField } from "../ui/club/lists/admin/VisibilityField.tsx";
import { FeaturesContext } from "../ui/lib/page/features.ts";
import type { AdminView } from "../ui/lib/page/slots.ts";
import { PartIsHidden, usePartIsHidden } from "../ui/admin/hiddenPart.ts";

const Hidden = ({ view }: { readonly view: Pick<AdminView, "shownBy"> }) => String(usePartIsHidden(view));
const hidden = (view: Pick<AdminView, "shownBy">, on: readonly string[]) =>
  renderToString(
    <FeaturesContext value={on}>
      <Hidden view={view} />
    </FeaturesContext>,
  );
const choices = (isHidden: boolean) =>
  plain(
    renderToString(
      <PartIsHidden value={isHidden}>
        <VisibilityField field={{ name: "visibility", error: undefined }} chosen="published" />
      </PartIsHidden>,
    ),
  );

describe("[PS-10] a view of a part that is hidden", () => {
  it("is known by the features that are on", () => {
    expect(hidden({ shownBy: "partners" }, ["shop"])).toBe("true");
    expect(hidden({ shownBy: "partners" }, ["partners"])).toBe("false");
    expect(hidden({}, [])).toBe("false");
  });

  it("doesn't promise in its forms that everyone sees what is published", () => {
    expect(choices(true)).toContain("Publié : visible une fois la partie du site affichée");
    expect(choices(true)).not.toContain("tout le monde le voit");
    expect(choices(false)).toContain("Publié : tout le monde le voit");
  });

  it("is each view whose records a part of the site shows", async () => {
    const views = await Promise.all(
      features.flatMap(({ name, pieces = [] }) =>
        pieces
          .filter(({ slot }) => slot === "adminView" && isOptional(name))
          .map(async (piece) => ({ name, view: (await piece.fetch()) as AdminView })),
      ),
    );
    const other = views.filter(({ name, view }) => view.shownBy !== name);
    // Polls are for players alone: no page shows them.
    expect(other.map(({ view }) => view.path)).toEqual(["evenements/disponibilites"]);
    expect(views.length).toBeGreaterThan(8);
  });
});
