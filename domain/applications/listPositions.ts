import type { PublicList } from "../club/lists/records.ts";
import type { OpenPosition, Position } from "./positions.ts";

export type ListPositions = () => Promise<readonly OpenPosition[]>;

/** The open positions, in the club's order. */
export const listPositions =
  ({ positions }: { readonly positions: PublicList<Position> }): ListPositions =>
  async () =>
    (await positions.list()).map(({ slug, title, description, skills, icon, questions, revision }) => ({
      slug,
      title,
      description,
      skills,
      icon,
      questions,
      revision,
    }));
