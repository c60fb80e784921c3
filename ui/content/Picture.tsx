import type { Inline } from "../../domain/content/content.ts";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { useLost } from "../kit/lost.ts";
import { useShownPicture } from "../kit/ownPictures.ts";
import { words } from "./words.ts";

type Image = Extract<Inline, { kind: "image" }>;

/** A picture in a text, from wherever its author keeps it. One that can't be had says what would be seen. */
export const Picture = ({ image }: { readonly image: Image }) => {
  const { description } = image;
  const address = useShownPicture(image.address);
  const { isLost, ties } = useLost(address);
  if (!isLost) return <img {...ties} src={address} alt={description} loading="lazy" referrerPolicy="no-referrer" />;
  return (
    <span className="lost">
      <Icon name="alert" />
      <span>{french(description ? words.lostImage(description) : words.lostImageUnnamed)}</span>
    </span>
  );
};
