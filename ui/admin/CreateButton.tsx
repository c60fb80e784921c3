import { Button } from "../design/components/actions/Button.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { createOpened } from "../content/admin/create/create.ts";
import { creationPreload } from "../content/admin/places.tsx";
import { words } from "../content/admin/words.ts";
import { KeyBeside } from "./shortcuts/Key.tsx";
import { $areKeysOn } from "./shortcuts/shortcuts.ts";

/** Opens the creation of content. */
export const CreateButton = () => {
  const { create, areKeysOn } = useUnit({ create: createOpened, areKeysOn: $areKeysOn });
  return (
    <Button size="small" {...creationPreload} aria-keyshortcuts={areKeysOn ? "C" : undefined} onClick={() => create()}>
      <Icon name="plus" />
      {words.create}
      {areKeysOn && <KeyBeside>C</KeyBeside>}
    </Button>
  );
};
