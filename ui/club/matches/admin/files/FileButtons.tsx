import { styled } from "styled-components";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { dialogPreload } from "../../../../design/components/overlays/Dialog.tsx";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space } from "../../../../design/tokens/measures.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $exporting, exportPressed } from "./exporting.ts";
import { importOpened } from "./importing.ts";
import { words } from "./words.ts";

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  > button {
    color: ${meaning.text};
  }
`;

/** Exports all matches, and opens the import. */
export const FileButtons = () => {
  const { exporting, save, open } = useUnit({ exporting: $exporting, save: exportPressed, open: importOpened });
  return (
    <Group>
      <span aria-hidden>{words.export}</span>
      {(["csv", "json"] as const).map((kind) => (
        <QuietButton
          key={kind}
          look="bare"
          busy={exporting === kind}
          aria-label={words.exportAs[kind]}
          onClick={() => save(kind)}
        >
          {kind.toUpperCase()}
        </QuietButton>
      ))}
      <QuietButton look="bare" {...dialogPreload} aria-label={words.importCsv} onClick={() => open()}>
        <Icon name="up" />
        {words.import}
      </QuietButton>
    </Group>
  );
};
