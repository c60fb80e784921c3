import { useEffect } from "react";
import type { EventRecord } from "../../../../domain/club/events/event.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $now, clubZone } from "../../../lib/page/now.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CreateRecord, ListTab, RecordLines } from "../../lists/admin/ListTab.tsx";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { whenOf } from "../when.ts";
import { words as eventWords } from "../words.ts";
import { $event, comersClosed, comersOpened } from "./comers/comers.ts";
import { words as comersWords } from "./comers/words.ts";
import { staffEvents } from "./events.ts";
import { rowWords } from "./words.ts";

const dialog = lazyModule(async () => (await import("./EventDialog.tsx")).EventDialog);
const comersDialog = lazyModule(async () => (await import("./comers/ComersDialog.tsx")).ComersDialog);

const Summary = ({ item }: { readonly item: EventRecord }) => {
  const { moment, open } = useUnit({ moment: $now, open: comersOpened });
  const { slug, title, kind, location, seats, status, isPublished } = item;
  const when = whenOf(item, { now: moment.now, zone: clubZone }).whole;
  return (
    <>
      <p>{typeset(`${when}. ${[eventWords.kinds[kind], location, rowWords.seats(seats)].join(", ")}`)}</p>
      {status === "cancelled" && <Status tone="draft" words={eventWords.cancelled} />}
      {isPublished && (
        <QuietButton look="bare" aria-label={typeset(comersWords.openOf(title))} onClick={() => open({ slug, title })}>
          {comersWords.open}
        </QuietButton>
      )}
    </>
  );
};

const latestFirst = (one: EventRecord, other: EventRecord): number => Date.parse(other.start) - Date.parse(one.start);

/** In the order of their start, the latest first. */
const Lines = ({ items }: { readonly items: readonly EventRecord[] }) => (
  <RecordLines model={staffEvents} dialog={dialog} Summary={Summary} items={items.toSorted(latestFirst)} />
);

const EventsTab = () => {
  const prepare = useUnit(choicesWanted);
  // The form offers the club's teams.
  useEffect(() => void prepare(null), [prepare]);
  const { event, close, lost } = useUnit({ event: $event, close: comersClosed, lost: partLoadFailed });
  const Comers = useLazyModule(comersDialog, event !== null, () => (close(), lost()));
  return (
    <>
      <ListTab model={staffEvents} dialog={dialog} Table={Lines} isOrdered={false} isAlone />
      {Comers && <Comers />}
    </>
  );
};

export const parts: ViewParts = { Panel: EventsTab, Act: () => <CreateRecord model={staffEvents} dialog={dialog} /> };
