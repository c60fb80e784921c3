import { founders } from "virtual:club/founders";
import { founder } from "../../../ui/design/components/media/drawnAddress.ts";
import { clubImagePath } from "../../../ui/lib/page/shareImage.ts";
import { logoPath } from "../../../ui/lib/structured/statement.ts";
import { icons } from "../../server/documents/icons.ts";
import { clubCard, logo } from "../../server/documents/shareCard.ts";
import type { Files } from "../../server/documents/siteFile.ts";

export const people = founders.people.map(({ name }) => founder(name));

/** The club's share image, its logo, and its icons. */
export const files: Files = ({ club, image }) => {
  const iconAt = icons({ club, image });
  return (path) => {
    if (path === clubImagePath) return image(path, () => clubCard(club));
    return path === logoPath ? image(path, () => logo(club)) : iconAt(path);
  };
};
