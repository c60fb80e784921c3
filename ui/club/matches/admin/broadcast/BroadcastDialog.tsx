import { type RefObject, useEffect, useRef, useState } from "react";
import { QuietButton, QuietLink } from "../../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { Checkbox } from "../../../../design/components/forms/Checkbox.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { $siteAddress } from "../../../../lib/page/site.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { overlayPath, type Place, places, scoreAlone, usualPlaces } from "../../overlay/address.ts";
import { picture } from "../../overlay/Overlay.styles.ts";
import { OverlayView } from "../../overlay/OverlayView.tsx";
import { nameOf } from "../words.ts";
import { $broadcast, $nextMatch, $people, broadcastClosed, copyPressed } from "./broadcast.ts";
import { Address, Columns, How, Part, Screen } from "./Broadcast.styles.ts";
import { words } from "./words.ts";

const placeChoices = places.map((value) => ({ value, words: words.placeOf[value] }));

/** Fits the picture of a broadcast into an element. */
const useScale = (screen: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = screen.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--scale", String(element.clientWidth / picture.width)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [screen]);
};

/** Composes the overlay of a match, and gives its address. */
const Composer = () => {
  const { match, people, next, site, copy } = useUnit({
    match: $broadcast,
    people: $people,
    next: $nextMatch,
    site: $siteAddress,
    copy: copyPressed,
  });
  const [overlay, setOverlay] = useState(scoreAlone);
  const screen = useRef<HTMLDivElement>(null);
  useScale(screen);
  if (!match) return null;
  const path = overlayPath(match.slug, overlay);
  const person = people.find(({ slug }) => slug === overlay.person?.slug) ?? null;
  const isEmpty = Object.values(overlay).every((part) => part === null);

  const placed = (part: "score" | "maps" | "next") => (
    <Part key={part}>
      <Checkbox
        label={words.part[part]}
        checked={overlay[part] !== null}
        onChange={({ currentTarget: { checked } }) =>
          setOverlay({ ...overlay, [part]: checked ? usualPlaces[part] : null })
        }
      />
      {overlay[part] && (
        <Select
          label={words.place(words.part[part])}
          value={overlay[part]}
          choices={placeChoices}
          onChange={({ currentTarget: { value } }) => setOverlay({ ...overlay, [part]: value as Place })}
        />
      )}
    </Part>
  );
  return (
    <Columns>
      <div role="group" aria-label={words.parts}>
        <p>{french(words.lead)}</p>
        {!match.isPublished && <Alert tone="wait" title={french(words.draft)} />}
        {placed("score")}
        {placed("maps")}
        {people.length > 0 && (
          <Part>
            <Select
              label={words.part.person}
              value={overlay.person?.slug ?? ""}
              choices={[
                { value: "", words: words.noPerson },
                ...people.map(({ slug, name }) => ({ value: slug, words: name })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const chosen = people.find(({ slug }) => slug === value);
                const place = overlay.person?.place ?? usualPlaces.person;
                setOverlay({ ...overlay, person: chosen ? { slug: chosen.slug, place } : null });
              }}
            />
            {overlay.person && (
              <Select
                label={words.place(words.part.person)}
                value={overlay.person.place}
                choices={placeChoices}
                onChange={({ currentTarget: { value } }) =>
                  overlay.person && setOverlay({ ...overlay, person: { ...overlay.person, place: value as Place } })
                }
              />
            )}
          </Part>
        )}
        {placed("next")}
      </div>
      <div>
        <Screen ref={screen} role="group" aria-label={words.preview}>
          {isEmpty ? <p>{french(words.nothing)}</p> : <OverlayView {...{ match, overlay, person, next }} />}
        </Screen>
        <Address>
          <Field
            label={words.address}
            value={site + path}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <QuietButton disabled={isEmpty} onClick={() => copy(path)}>
            {french(words.copy)}
          </QuietButton>
          <QuietLink to={path} target="_blank">
            {words.look}
          </QuietLink>
        </Address>
        <How>
          <h3>{words.how}</h3>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{french(step)}</li>
            ))}
          </ol>
        </How>
      </div>
    </Columns>
  );
};

/** The page of a match for those who broadcast it. */
export const BroadcastDialog = () => {
  const { match, close, lost } = useUnit({ match: $broadcast, close: broadcastClosed, lost: partLoadFailed });
  return (
    <Dialog
      isOpen={match !== null}
      title={match ? french(words.title(nameOf(match))) : words.open}
      size="wide"
      onClose={close}
      onLoadError={() => (close(), lost())}
    >
      <Composer key={match?.id} />
    </Dialog>
  );
};
