import { styled } from "styled-components";
import type { Attendee } from "../../../../../domain/club/events/ports.ts";
import { memberPath } from "../../../../accounts/members/address.ts";
import { NotReady } from "../../../../admin/NotReady.tsx";
import { useFocusFallback } from "../../../../admin/rowFocus.ts";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { Link } from "../../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../../design/components/actions/TextLink.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { memberFace } from "../../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../../design/components/media/Face.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { row, stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { space, stroke } from "../../../../design/tokens/measures.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { eventPath } from "../../address.ts";
import {
  $comers,
  $event,
  $isWriting,
  $note,
  $takingOff,
  comersClosed,
  comersRetried,
  notePressed,
  noteTyped,
  takeOffPressed,
} from "./comers.ts";
import { words } from "./words.ts";

const Parts = styled.div`
  ${stack(space.x5)}
`;

const People = styled.ul`
  li {
    ${row(space.x3)}
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  small {
    color: ${meaning.textQuiet};
  }
  button {
    margin-inline-start: auto;
  }
`;

const Comer = ({ username, avatar, isWaiting }: Attendee) => {
  const { taking, takeOff } = useUnit({ taking: $takingOff, takeOff: takeOffPressed });
  return (
    <li>
      <Face name={username} picture={avatar} drawing={memberFace(username)} />
      <Link to={memberPath(username)}>
        <bdi>{username}</bdi>
      </Link>
      {isWaiting && <small>{words.waits}</small>}
      <QuietButton
        look="bare"
        busy={taking.some((one) => one.username === username)}
        aria-label={words.takeOffOf(username)}
        onClick={() => confirm(french(words.sure(username))) && takeOff(username)}
      >
        {words.takeOff}
      </QuietButton>
    </li>
  );
};

const Known = () => {
  const { comers, retry } = useUnit({ comers: $comers, retry: comersRetried });
  if (comers.status !== "ready") return <NotReady state={comers} words={words} retry={retry} />;
  if (comers.value.people.length === 0) return <p>{french(words.none)}</p>;
  return (
    <People>
      {comers.value.people.map((one) => (
        <Comer key={one.username} {...one} />
      ))}
    </People>
  );
};

const Body = ({ slug }: { readonly slug: string }) => {
  const { comers, note, type } = useUnit({ comers: $comers, note: $note, type: noteTyped });
  const { row: list, stay } = useFocusFallback<HTMLParagraphElement>(comers);
  return (
    <Parts {...list}>
      <p tabIndex={-1} ref={stay}>
        <TextLink to={eventPath(slug)}>{words.page}</TextLink>
      </p>
      <Known />
      <TextArea
        label={words.note}
        hint={french(words.noteHint)}
        rows={2}
        value={note}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
    </Parts>
  );
};

/** Who comes to an event: taken off by the staff, and written to. */
export const ComersDialog = () => {
  const { event, isWriting, send, close, lost } = useUnit({
    event: $event,
    isWriting: $isWriting,
    send: notePressed,
    close: comersClosed,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <Button size="small" busy={isWriting} onClick={() => send()}>
          {words.send}
        </Button>
      }
      isOpen={event !== null}
      size="small"
      title={event ? typeset(words.title(event.title)) : ""}
    >
      {event && <Body slug={event.slug} />}
    </Dialog>
  );
};
