import { undescribedIn } from "../body/parts.ts";
import type { ShownContent } from "../body/shownContent.ts";
import type { ContentKind, Fields } from "./contentItem.ts";

/** What a content item lacks for its readers. `count`: the pictures without an alternative text. */
export type Missing =
  | { readonly kind: "text" | "excerpt" | "category" | "difficulty" }
  | { readonly kind: "descriptions"; readonly count: number };

type Shown = Pick<Fields, "excerpt" | "category" | "difficulty" | "searchDescription">;

/** What an item lacks, in the order of its form. It can be published all the same. */
export const missingIn = (kind: ContentKind, fields: Shown, content: ShownContent): readonly Missing[] => {
  const count = undescribedIn(content);
  const isEmpty = (text: string) => text.trim() === "";
  return [
    ...(isEmpty(fields.excerpt) && isEmpty(fields.searchDescription) ? [{ kind: "excerpt" } as const] : []),
    ...(isEmpty(fields.category) ? [{ kind: "category" } as const] : []),
    ...(kind === "tip" && isEmpty(fields.difficulty) ? [{ kind: "difficulty" } as const] : []),
    ...(content.length === 0 ? [{ kind: "text" } as const] : []),
    ...(count > 0 ? [{ kind: "descriptions", count } as const] : []),
  ];
};
