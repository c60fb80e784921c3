import { keptWidths } from "../../../../domain/content/body/ownPicture.ts";
import type { LibraryPicture, PictureUse, UsePlace } from "../../../../domain/content/pictures/library.ts";
import { pathOf } from "../../../admin/address.ts";
import { Facts, Question } from "../../../admin/record.styles.ts";
import { lettersView, matchesView, pagesView, peopleView, viewAddress } from "../../../admin/viewAddress.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { chosenFrom, FilePick } from "../editor/pictures/UploadButton.tsx";
import {
  $details,
  $saving,
  $opened,
  detailsDropped,
  detailsSent,
  detailsTyped,
  overlong,
  pictureClosed,
} from "./details.ts";
import { FocalField } from "./FocalField.tsx";
import { $isReplacing, $uses, removalAsked, replacePressed, usesRetried } from "./library.ts";
import { Details, Note, Unsaved } from "./library.styles.ts";
import { Removal } from "./Removal.tsx";
import { sizeWords } from "../../body/file/fileWords.ts";
import { nameOf, titleOfUse, words } from "./words.ts";

const formName = "picture-description";

/** The panel's view of each place, and the feature that has it. */
const views = {
  match: ["matches", matchesView],
  person: ["teams", peopleView],
  partner: ["partners", "partenaires"],
  product: ["shop", "boutique"],
  page: ["pages", pagesView],
  letter: ["newsletter", lettersView],
} as const satisfies Record<Exclude<UsePlace, "article" | "tip">, readonly [string, string]>;

const Use = ({ use }: { readonly use: PictureUse }) => {
  const { place, slug } = use;
  const isContent = place === "article" || place === "tip";
  const [feature, view] = isContent ? [`${place}s`, ""] : views[place];
  const hasView = useHasFeature(feature);
  const title = typeset(titleOfUse(use));
  if (!hasView) return title;
  return <TextLink to={isContent ? pathOf(place, slug ?? "") : viewAddress(view)}>{title}</TextLink>;
};

const Uses = () => {
  const { uses, retry } = useUnit({ uses: $uses, retry: usesRetried });
  return (
    <section>
      <Question>{words.uses}</Question>
      {uses.status === "loading" && <TextSkeleton words={words.usesLoading} />}
      {uses.status === "failed" && (
        <p>
          {french(words.usesFailed)} <QuietButton onClick={() => retry()}>{adminWords.retry}</QuietButton>
        </p>
      )}
      {uses.status === "ready" && uses.value.length === 0 && <p>{words.noUses}</p>}
      {uses.status === "ready" && uses.value.length > 0 && (
        <ul>
          {uses.value.map((use) => (
            <li key={`${use.place} ${use.id}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Picture = ({ picture }: { readonly picture: LibraryPicture }) => {
  const { details, isReplacing, replace, type, send, drop } = useUnit({
    details: $details,
    isReplacing: $isReplacing,
    replace: replacePressed,
    type: detailsTyped,
    send: detailsSent,
    drop: detailsDropped,
  });
  const { address, size, storedAt, uses, versions } = picture;
  const kept = keptWidths(address);
  if (!details) return null;
  const { description, point, isChanged } = details;
  return (
    <Details>
      <FocalField address={address} point={point} onMove={(to) => type({ point: to })} />
      <form id={formName} onSubmit={(event) => (event.preventDefault(), send())}>
        <Field
          label={words.description}
          hint={words.descriptionHint}
          error={overlong(description) > 0 ? words.descriptionTooLong : undefined}
          autoComplete="off"
          value={description}
          onChange={({ currentTarget: { value } }) => type({ description: value })}
        />
      </form>
      <Unsaved role="status">
        {isChanged && (
          <>
            {french(words.unsaved)}
            <QuietButton look="bare" onClick={() => drop()}>
              {words.drop}
            </QuietButton>
          </>
        )}
      </Unsaved>
      <Facts>
        <div>
          <dt>{words.added}</dt>
          <dd>{longDate(storedAt)}</dd>
        </div>
        <div>
          <dt>{words.size}</dt>
          <dd>{french(sizeWords(size))}</dd>
        </div>
        {kept && (
          <div>
            <dt>{words.dimensions}</dt>
            <dd>
              {kept.width} × {kept.height}
            </dd>
          </div>
        )}
      </Facts>
      <Uses />
      {versions > 0 && <Note>{french(words.versions(versions))}</Note>}
      {uses > 0 && (
        <>
          <FilePick isBusy={isReplacing} onFiles={([file]) => file && replace({ address, file: chosenFrom(file) })}>
            {isReplacing ? words.replacing : words.replace}
          </FilePick>
          <Note>{french(words.replaceHint(uses))}</Note>
        </>
      )}
    </Details>
  );
};

/** A picture of the library: its text, where it is shown, what can become of it. */
export const PictureDialog = () => {
  const { picture, saving, close, ask, lost } = useUnit({
    picture: $opened,
    saving: $saving,
    close: pictureClosed,
    ask: removalAsked,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={picture !== null}
      size="middle"
      title={picture ? nameOf(picture) : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          {picture?.uses === 0 && (
            <QuietButton look="danger" onClick={() => ask([picture])}>
              {words.remove}
            </QuietButton>
          )}
          <Button type="submit" form={formName} size="small" busy={picture !== null && saving.includes(picture.id)}>
            {words.save}
          </Button>
        </>
      }
    >
      {picture && <Picture key={picture.id} picture={picture} />}
      <Removal />
    </Dialog>
  );
};
