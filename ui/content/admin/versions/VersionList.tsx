import type { VersionId, VersionSummary } from "../../../../domain/content/versions/ports.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { timeOf } from "../schedule/words.ts";
import { Entry, Versions } from "./versions.styles.ts";
import { sizeChange, words } from "./words.ts";

type VersionListProps = {
  readonly versions: readonly VersionSummary[];
  readonly chosen: VersionId;
  readonly onChoose: (version: VersionId) => void;
};

/** All versions of a content item, newest first: who, when, what made it, and how much it changed. */
export const VersionList = ({ versions, chosen, onChoose }: VersionListProps) => (
  <Versions aria-label={words.all}>
    <ol>
      {versions.map(({ id, at, cause, card, size }, place) => (
        <li key={id}>
          <Entry type="button" aria-current={id === chosen ? "true" : undefined} onClick={() => onChoose(id)}>
            <b>
              <time dateTime={at}>{typeset(timeOf(at))}</time>
              {place === 0 && <span>{words.current}</span>}
            </b>
            {card.username && <span>{card.username}</span>}
            <small>{typeset(`${words.causes[cause]}, ${sizeChange(size, versions[place + 1]?.size)}`)}</small>
          </Entry>
        </li>
      ))}
    </ol>
  </Versions>
);
