import type { MessageState, ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { handlePressed } from "./handling.ts";
import { words } from "./words.ts";

type MessageBulkProps = { readonly items: readonly ReceivedMessage[]; readonly onDone: () => void };

/** The acts on several messages. */
export const MessageBulk = ({ items, onDone }: MessageBulkProps) => {
  const handle = useUnit(handlePressed);
  const handleAll = (state: MessageState) => {
    onDone();
    for (const message of items) handle({ message, state });
  };
  return (
    <>
      <QuietButton look="bare" onClick={() => handleAll("closed")}>
        {words.close}
      </QuietButton>
      <QuietButton look="bare" onClick={() => handleAll("spam")}>
        {words.spam}
      </QuietButton>
    </>
  );
};
