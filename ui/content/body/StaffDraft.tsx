import { type ReactNode, useState } from "react";
import type { Kind } from "../../../domain/content/editing/item.ts";
import type { ReadableDraft } from "../../../domain/content/editing/readDraft.ts";
import { may, readingDrafts } from "../../../domain/shared/rights.ts";
import { $standing } from "../../accounts/session/session.ts";
import { lazyModule, useLazyModule } from "../../lib/loading/lazyModule.ts";
import { useUnit } from "../../lib/useUnit.ts";

export type StaffDraftProps = {
  readonly kind: Kind;
  readonly slug: string;
  /** What everybody else sees, and the staff where there is no draft. */
  readonly missing: ReactNode;
  /** While the draft is asked for. */
  readonly waiting: ReactNode;
  /** Asks for the page anew: it is published by now. */
  readonly onPublished: () => void;
  /** Draws the draft, under what says that it is one. */
  readonly children: (draft: ReadableDraft, banner: ReactNode) => ReactNode;
};

const drafts = lazyModule(async () => (await import("../admin/drafts/DraftPlace.tsx")).DraftPlace);

/** In the place of a missing page: its draft, for the staff alone. Its code comes with the first one that the staff opens. */
export const StaffDraft = (props: StaffDraftProps) => {
  const standing = useUnit($standing);
  const [isLost, lose] = useState(false);
  const isOpen = standing !== null && may(standing, readingDrafts[props.kind]) && !isLost;
  const DraftPlace = useLazyModule(drafts, isOpen, () => lose(true));
  if (!isOpen) return props.missing;
  return DraftPlace ? <DraftPlace {...props} key={props.slug} /> : props.waiting;
};
