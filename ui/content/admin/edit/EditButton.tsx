import { useEffect } from "react";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { editPreload, WritingPlaces } from "../places.tsx";
import { words } from "../words.ts";
import { editClosed, editOpened } from "./edit.ts";

/** Opens the editor above a published item's page. What is typed stays on the device when the page is left. */
export const EditButton = ({ kind, id }: ItemRef) => {
  const { edit, close } = useUnit({ edit: editOpened, close: editClosed });
  useEffect(() => () => void close(), [kind, id, close]);
  return (
    <>
      <button type="button" {...editPreload} onClick={() => edit({ kind, id })}>
        <Icon name="pen" />
        {words.edit}
      </button>
      <WritingPlaces />
    </>
  );
};
