import { founders } from "virtual:club/founders";
import { founder } from "../../ui/design/components/media/drawnAddress.ts";
import { clubImagePath } from "../../ui/lib/page/shareImage.ts";
import { logoPath } from "../../ui/lib/structured/statement.ts";
import { clubCard, logo } from "../server/documents/shareCard.ts";
import type { Files } from "../server/documents/siteFile.ts";

export const people = founders.people.map(({ name }) => founder(name));

/** The club's share image and its logo. */
export const files: Files =
  ({ club, image }) =>
  (path) => {
    if (path === clubImagePath) return image(path, () => clubCard(club));
    return path === logoPath ? image(path, () => logo(club)) : undefined;
  };
