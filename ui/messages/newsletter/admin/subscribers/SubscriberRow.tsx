import type { ListedSubscriber } from "../../../../../domain/club/letter/subscribers.ts";
import { rowMark } from "../../../../admin/recordKeys.ts";
import { Acts, Cell, Line, Name, Row, States, Title } from "../../../../admin/table/Table.styles.ts";
import { Status } from "../../../../design/components/feedback/Status.tsx";
import { ago } from "../../../../design/components/text/ago.ts";
import { french } from "../../../../design/components/text/french.ts";
import { AskFirst } from "../../../../lib/feedback/AskFirst.tsx";
import { $now } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $erasing, erasePressed } from "./list.ts";
import { eraseWords, proofOf, states, words } from "./words.ts";

/** An address in the list, with how its owner agreed. */
export const SubscriberRow = ({ item }: { readonly item: ListedSubscriber }) => {
  const { moment, erasing, erase } = useUnit({ moment: $now, erasing: $erasing, erase: erasePressed });
  const { id, email, state, since } = item;
  return (
    <Row {...{ [rowMark]: id }}>
      <Name>
        <Title>{email}</Title>
      </Name>
      <Cell>
        <Line>{proofOf(item)}</Line>
      </Cell>
      <Cell>
        <Line as="time" dateTime={since}>
          {french(ago(since, moment))}
        </Line>
      </Cell>
      <Cell>
        <States>
          <Status {...states[state]} />
        </States>
      </Cell>
      <Acts>
        {state !== "left" && (
          <AskFirst
            act={words.erase}
            label={words.eraseOf(email)}
            isBusy={erasing.includes(id)}
            words={eraseWords(email)}
            onConfirm={() => erase(id)}
          />
        )}
      </Acts>
    </Row>
  );
};
