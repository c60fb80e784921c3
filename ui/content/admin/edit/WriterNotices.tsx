import { styled } from "styled-components";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { french } from "../../../design/components/text/french.ts";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space } from "../../../design/tokens/measures.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useAskedAgain } from "../editor/askedAgain.ts";
import { $otherWriter, $readers, handTaken, writersAsked } from "./writers.ts";
import { writerWords as words } from "./writerWords.ts";

/** Tells the backend at once and again that an item is open, and asks who else has it open. `item`: its id; undefined for none. */
export const useWriters = (item: ItemId | undefined): void => {
  const ask = useUnit(writersAsked);
  useAskedAgain(item, ask);
};

const Notice = styled.div`
  ${stack(space.x4)}
`;
const Ways = styled.div`
  ${row(space.x3)}
`;
const Readers = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;
const Notices = styled.div`
  ${stack(space.x3)}

  &:not(:empty) {
    margin-bottom: ${space.x4};
  }
`;

/** Another member writes in the item. Nothing else is shown before the choice. */
export const TakeOver = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { other, take } = useUnit({ other: $otherWriter, take: handTaken });
  return (
    <Notice>
      <Alert tone="wait" title={words.writes(other?.username ?? null)} role="status">
        {words.writesText}
      </Alert>
      <Ways>
        <Button size="small" onClick={() => take()}>
          {words.take}
        </Button>
        <QuietButton onClick={onLeave}>{words.leave}</QuietButton>
      </Ways>
    </Notice>
  );
};

/** Over the form: who took over, and who else has the item open. Heard by screen readers when it changes. */
export const WriterNotices = () => {
  const { other, readers, take } = useUnit({ other: $otherWriter, readers: $readers, take: handTaken });
  const names = readers.map(({ username }) => username);
  return (
    <Notices role="status">
      {other && (
        <Alert
          tone="wait"
          title={words.took(other.username)}
          action={<QuietButton onClick={() => take()}>{words.takeBack}</QuietButton>}
        >
          {words.tookText}
        </Alert>
      )}
      {names.length > 0 && <Readers>{french(words.alsoOpen(names))}</Readers>}
    </Notices>
  );
};
