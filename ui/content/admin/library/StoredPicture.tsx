import { pictureIdOf } from "../../../../domain/content/body/ownPicture.ts";
import type { PictureId } from "../../../../domain/content/pictures/library.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import type { Upload } from "../uploads/createUploads.ts";
import { $saving, $unsaved, descriptionSent, descriptionTyped, overlong } from "./details.ts";
import { Asked, Thumb } from "./library.styles.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { uploads } from "./uploading.ts";
import { words } from "./words.ts";

type StoredPictureProps = { readonly upload: Upload; readonly address: string };

/** A picture that has just been stored: its text is asked for. */
export const StoredPicture = ({ upload: { id: uploadId, name }, address }: StoredPictureProps) => {
  const { unsaved, saving, type, send, leave } = useUnit({
    unsaved: $unsaved,
    saving: $saving,
    type: descriptionTyped,
    send: descriptionSent,
    leave: uploads.taken,
  });
  const id = pictureIdOf(address) as PictureId;
  const description = unsaved[id]?.description ?? "";
  return (
    <Asked onSubmit={(event) => (event.preventDefault(), send(id))}>
      <Thumb>
        <Thumbnail address={address} />
      </Thumb>
      <Field
        label={words.descriptionOf(name)}
        hint={words.descriptionAsked}
        error={overlong(description) > 0 ? words.descriptionTooLong : undefined}
        autoComplete="off"
        value={description}
        onChange={({ currentTarget: { value } }) => type({ id, description: value })}
      />
      <QuietButton type="submit" busy={saving.includes(id)} aria-label={words.saveOf(name)}>
        {words.save}
      </QuietButton>
      <QuietButton look="bare" aria-label={words.laterOf(name)} onClick={() => leave(uploadId)}>
        {words.later}
      </QuietButton>
    </Asked>
  );
};
