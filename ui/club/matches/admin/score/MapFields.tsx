import { longestMapName } from "../../../../../domain/club/matches/scoring.ts";
import type { Tap } from "../../../../../domain/club/matches/taps.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $mapNames } from "../choices.ts";
import { scoreWords as words } from "../words.ts";
import type { Entry } from "./entry.ts";
import { MapButton, Maps, Named } from "./Score.styles.ts";
import { mapTitle } from "./scoreText.ts";

/** `at`: the place of the chosen map, from 0. */
export type MapProps = { readonly entry: Entry; readonly at: number; readonly onTap: (tap: Tap) => void };

/** The maps of the match; a press on one edits it. */
export const MapList = ({ entry, at, onTap, onChoose }: MapProps & { readonly onChoose: (at: number) => void }) => (
  <Maps aria-label={words.maps}>
    {entry.shown.maps.map((map, place) => (
      // Maps have no other identity than their place.
      <li key={place}>
        <MapButton type="button" aria-pressed={place === at} onClick={() => onChoose(place)}>
          <span>{typeset(mapTitle(map, place))}</span>
          <span>
            {map.ours} – {map.theirs}
          </span>
        </MapButton>
        <QuietButton
          look="danger"
          square
          aria-label={french(words.removeMapOf(mapTitle(map, place)))}
          onClick={() => onTap({ kind: "remove-map", map: place })}
        >
          <Icon name="trash" />
        </QuietButton>
      </li>
    ))}
  </Maps>
);

/** The name of the chosen map, with the names that the team used before. */
export const MapName = ({ entry, at, onTap }: MapProps) => {
  const known = useUnit($mapNames)(entry.match.game);
  const name = entry.shown.maps[at]?.name ?? "";
  const used = entry.shown.maps.map((map) => map.name);
  const write = (text: string) => onTap({ kind: "name", map: at, name: text });
  return (
    <Named>
      <Field
        label={words.mapName}
        autoComplete="off"
        maxLength={longestMapName}
        value={name}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {name === "" && known.length > 0 && (
        <div role="group" aria-label={french(words.names)}>
          {known
            .filter((one) => !used.includes(one))
            .slice(0, 8)
            .map((one) => (
              <QuietButton key={one} onClick={() => write(one)}>
                {typeset(one)}
              </QuietButton>
            ))}
        </div>
      )}
    </Named>
  );
};
