import { useEffect, useState } from "react";
import type { LoggedAct } from "../../../../domain/content/reports/log.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $hasMore, $moreFailure, $isReading, $log, logClosed, logOpened, moreWanted } from "./log.ts";
import { logWords as words } from "./logWords.ts";
import { Acts, Said } from "./ReportsTab.styles.ts";

const OneAct = ({ one }: { readonly one: LoggedAct }) => {
  const moment = useUnit($now);
  return (
    <li>
      <p>{typeset(words.sentence(one))}</p>
      <time dateTime={one.at}>{french(agoAndWhen(one.at, moment))}</time>
    </li>
  );
};

const Entries = () => {
  const { log, hasMore, moreFailure, isReading, more } = useUnit({
    log: $log,
    hasMore: $hasMore,
    moreFailure: $moreFailure,
    isReading: $isReading,
    more: moreWanted,
  });
  if (log.status === "loading") return <p role="status">{french(words.loading)}</p>;
  return (
    <>
      {log.status === "ready" && log.value.length === 0 && <p>{french(words.none)}</p>}
      {log.status === "ready" && log.value.length > 0 && (
        <Said>
          {log.value.map((one) => (
            <OneAct key={one.id} one={one} />
          ))}
        </Said>
      )}
      {moreFailure && <p role="alert">{french(words.failed(moreFailure))}</p>}
      {(hasMore || moreFailure) && (
        <Acts>
          <QuietButton busy={isReading} onClick={() => more()}>
            {moreFailure ? words.retry : words.more}
          </QuietButton>
        </Acts>
      )}
    </>
  );
};

/** Who of the staff did what, and when. Loaded when it is opened. */
export const Log = () => {
  const { open, close } = useUnit({ open: logOpened, close: logClosed });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => void close(), [close]);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) open();
        else close();
      }}
    >
      <summary>{words.title}</summary>
      {isOpen && <Entries />}
    </details>
  );
};
