import { typedFrom } from "../../../../../domain/club/matches/typed.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../../lib/page/moment.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { Sides } from "../Sides.tsx";
import { fieldWords, formWords as words } from "../words.ts";
import { type MatchTexts, names, textsOf } from "./matchDraft.ts";
import { $conflict, $editing, $texts, conflictPutOff, mineKept, theirsTaken } from "./matchForm.ts";

const labelOf = (name: keyof MatchTexts): string => fieldWords[name === "visibility" ? "isPublished" : name];

const shownAs = (name: keyof MatchTexts, text: string): string =>
  name === "start" ? text.replace("T", " ") : name === "visibility" ? words.visibilities[text as "draft"] : text;

/** A conflict with details that another member saved: both versions of the fields that differ, and the choice. */
export const MatchConflict = () => {
  const { theirs, editing, texts, stay, mine, take, lost } = useUnit({
    theirs: $conflict,
    editing: $editing,
    texts: $texts,
    stay: conflictPutOff,
    mine: mineKept,
    take: theirsTaken,
    lost: partLoadFailed,
  });
  const stored = theirs && textsOf(typedFrom(theirs, clubZone));
  const contested =
    stored && editing
      ? names.filter((name) => texts[name] !== stored[name] && texts[name] !== editing.before[name])
      : [];
  return (
    <Dialog
      isOpen={theirs !== null}
      title={words.conflict}
      onClose={stay}
      onLoadError={() => (stay(), lost())}
      foot={
        theirs && (
          <>
            <QuietButton look="bare" onClick={() => stay()}>
              {words.stay}
            </QuietButton>
            <QuietButton onClick={() => take(theirs)}>{french(words.takeTheirs)}</QuietButton>
            <QuietButton onClick={() => mine(theirs)}>{words.keepMine}</QuietButton>
          </>
        )
      }
    >
      <p>{french(words.conflictText)}</p>
      {stored &&
        contested.map((name) => (
          <Sides
            key={name}
            title={labelOf(name)}
            mine={{ label: words.mine, value: shownAs(name, texts[name]) || words.empty }}
            theirs={{ label: french(words.theirs), value: shownAs(name, stored[name]) || words.empty }}
          />
        ))}
    </Dialog>
  );
};
