import { type KeyboardEvent, useEffect } from "react";
import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import { SearchBox } from "../../../admin/SearchBox.tsx";
import { words as adminWords } from "../../../admin/words.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $picker, morePressed, pickerSearched } from "./picker.ts";
import { Choice, Choices, Picker } from "./picker.styles.ts";
import { pickerWords as words } from "./pickerWords.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { nameOf } from "./words.ts";

const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/** The arrow keys move between the pictures. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const by = steps.get(event.key);
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  all[at + by]?.focus();
};

/** The uploaded pictures, newest first, with a search. One is chosen by a press. */
export const PicturePicker = ({ onPick }: { readonly onPick: (picture: LibraryPicture) => void }) => {
  const { picker, searchFor, more } = useUnit({ picker: $picker, searchFor: pickerSearched, more: morePressed });
  const { asked, pictures, total, hasMore, hasFailed } = picker;
  useEffect(() => {
    searchFor("");
  }, [searchFor]);
  const said = () => {
    if (hasFailed) return words.failed;
    if (pictures === null) return words.loading;
    if (pictures.length === 0) return asked.search === "" ? words.noneYet : words.none;
    return words.found(total);
  };
  return (
    <Picker>
      <SearchBox label={words.search} placeholder={words.placeholder} words={asked.search} onSearch={searchFor} />
      <p role="status">{french(said())}</p>
      {pictures && pictures.length > 0 && (
        <Choices aria-label={words.list} onKeyDown={step}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Choice onClick={() => onPick(picture)}>
                <Thumbnail address={picture.address} />
                <span>{nameOf(picture)}</span>
                {picture.description && <small>{typeset(picture.description)}</small>}
              </Choice>
            </li>
          ))}
        </Choices>
      )}
      {(hasFailed || hasMore) && (
        <QuietButton onClick={() => more()}>{hasFailed ? adminWords.retry : words.more}</QuietButton>
      )}
    </Picker>
  );
};
