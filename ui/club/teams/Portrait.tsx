import { styled } from "styled-components";
import { useDrawn, useShownPicture } from "../../design/components/media/contexts.ts";
import { cutAround } from "../../design/components/media/Cut.tsx";
import { portraitAddress } from "../../design/components/media/drawnAddress.ts";
import { useImageError } from "../../design/components/media/imageError.ts";

const Picture = styled.img<{ readonly $of: string }>`
  aspect-ratio: 5 / 6;
  object-fit: cover;
  ${cutAround}
`;

type PortraitProps = {
  readonly of: { readonly name: string; readonly role: string; readonly photo: string | null };
  /** True on the first screen. */
  readonly isFirst?: boolean;
};

/** A person's photo, or the portrait that the site draws by role and name. */
export const Portrait = ({ of: { photo, ...figure }, isFirst = false }: PortraitProps) => {
  const drawn = useDrawn();
  const own = useShownPicture(photo);
  const { hasFailed, ties } = useImageError(own);
  const address = own && !hasFailed ? own : drawn(portraitAddress(figure));
  return (
    <Picture
      key={address}
      {...ties}
      $of={address}
      src={address}
      alt=""
      width="400"
      height="480"
      loading={isFirst ? undefined : "lazy"}
    />
  );
};
