import { useShownPicture } from "../../design/components/media/contexts.ts";
import { headAddress } from "../../design/components/media/drawnAddress.ts";
import { Face, type FaceSize } from "../../design/components/media/Face.tsx";

type PersonFaceProps = {
  readonly of: { readonly name: string; readonly role: string; readonly photo: string | null };
  readonly size: FaceSize;
};

/** A person's photo as a face, or the head that the site draws by role and name. */
export const PersonFace = ({ of: { name, role, photo }, size }: PersonFaceProps) => (
  <Face size={size} name={name} picture={useShownPicture(photo)} drawing={headAddress({ name, role })} />
);
