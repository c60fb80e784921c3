import { Outlet } from "react-router-dom";
import { $mark } from "../club/pages/texts.ts";
import { MarkContext, PicturesContext } from "../design/components/media/contexts.ts";
import { $pictures } from "../lib/page/site.ts";
import { useUnit } from "../lib/useUnit.ts";
import { useArrival } from "./arrival.ts";

/** The frame of a page that stands alone: over a broadcast, for example. */
export const BareLayout = () => {
  const { pictures, mark } = useUnit({ pictures: $pictures, mark: $mark });
  useArrival();
  return (
    <MarkContext value={mark}>
      <PicturesContext value={pictures}>
        <main>
          <Outlet />
        </main>
      </PicturesContext>
    </MarkContext>
  );
};
