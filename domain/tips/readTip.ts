import { type Content, type ReadContent, withCheckedAddresses } from "../content/body/content.ts";
import { done, type Result, refused } from "../shared/result.ts";
import { isSlug } from "../shared/slug.ts";
import type { Tips } from "./ports.ts";
import type { Tip } from "./tip.ts";

type Needs = { readonly tips: Tips; readonly readContent: ReadContent };

/** A tip with its parsed content. */
export type ReadableTip = Omit<Tip, "content"> & { readonly content: Content };

export type ReadTip = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableTip, { readonly kind: "not-found" }>>;

/** The published tip of a slug. Refuses invalid slugs without a request to the backend. */
export const readTip =
  ({ tips, readContent }: Needs): ReadTip =>
  async ({ slug }) => {
    const tip = isSlug(slug) ? await tips.bySlug(slug) : undefined;
    if (!tip) return refused({ kind: "not-found" });
    return done({ ...tip, content: withCheckedAddresses(readContent(tip.content)) });
  };
