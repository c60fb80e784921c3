import { useEffect } from "react";
import type { EventRecord } from "../../../../domain/club/events/event.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { $now, clubZone } from "../../../lib/page/now.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CreateRecord, ListTab, RecordLines } from "../../lists/admin/ListTab.tsx";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { eventPath } from "../address.ts";
import { whenOf } from "../when.ts";
import { words as eventWords } from "../words.ts";
import { staffEvents } from "./events.ts";
import { rowWords } from "./words.ts";

const dialog = lazyModule(async () => (await import("./EventDialog.tsx")).EventDialog);

const Summary = ({ item }: { readonly item: EventRecord }) => {
  const { now } = useUnit($now);
  const { slug, title, kind, location, seats, status, isPublished } = item;
  const when = whenOf(item, { now, zone: clubZone }).whole;
  return (
    <>
      <p>{typeset(`${when}. ${[eventWords.kinds[kind], location, rowWords.seats(seats)].join(", ")}`)}</p>
      {status === "cancelled" && <Status tone="draft" words={eventWords.cancelled} />}
      {isPublished && (
        <TextLink to={eventPath(slug)}>
          <span aria-hidden>{rowWords.signUps}</span>
          <VisuallyHidden>{typeset(rowWords.signUpsOf(title))}</VisuallyHidden>
        </TextLink>
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
  return <ListTab model={staffEvents} dialog={dialog} Table={Lines} isOrdered={false} isAlone />;
};

export const parts: ViewParts = { Panel: EventsTab, Act: () => <CreateRecord model={staffEvents} dialog={dialog} /> };
