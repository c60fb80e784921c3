import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { Shares } from "../../../../domain/content/reactions/ports.ts";
import type { Project } from "../../shared/client.ts";
import { lightCall } from "../../shared/lightCall.ts";

/** Parsed by hand: this file is in every page's first download, and zod isn't. */
const sharesIn = (rows: unknown): unknown => (Array.isArray(rows) ? rows[0]?.shares : undefined);

/** The shares of one kind of content item. */
export const supabaseShares = <Id extends string>(project: Project, kind: ContentKind): Shares<Id> => ({
  async add(id, visitor) {
    const answer = await lightCall(project, `count_${kind}_share`, { [kind]: id, visitor });
    const shares = answer.ok ? sharesIn(await answer.json()) : undefined;
    if (typeof shares !== "number") throw new Error(`Supabase: a share was not counted (${answer.status})`);
    return shares;
  },
});
