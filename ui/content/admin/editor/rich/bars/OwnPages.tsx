import { useState } from "react";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { mostFinds } from "../../../../../../domain/search/ports.ts";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { typeset } from "../../../../../design/components/text/french.ts";
import { useFeatures, useHasFeature } from "../../../../../lib/page/features.ts";
import { $siteAddress } from "../../../../../lib/page/site.ts";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { searchSiteFx } from "../../../../../search/effects.ts";
import { findAddress, groupsOf } from "../../../../../search/finds.ts";
import { words as searchWords } from "../../../../../search/words.ts";
import { useRested } from "../../rested.ts";
import { Pages } from "../RichText.styles.ts";
import { words } from "../words.ts";

/** A page of the site, as a link names it. */
export type OwnPage = { readonly address: string; readonly title: string };

type Listed = OwnPage & { readonly kind: string };

const looksLikeAddress = /^(?:\/|https?:|www\.)/i;

type OwnPagesProps = {
  readonly kind: ContentKind;
  /** What stands in the field of the address: words, or an address. */
  readonly typed: string;
  readonly onChoose: (page: OwnPage) => void;
};

/** Pages of the site with the typed words in their titles, to be linked by a press. Tips hold whole addresses only. */
export const OwnPages = ({ kind, typed, onChoose }: OwnPagesProps) => {
  const { search, site } = useUnit({ search: searchSiteFx, site: $siteAddress });
  const features = useFeatures();
  const hasSearch = useHasFeature("search");
  /** The last answer, null of a search that failed, and the words that it is of. */
  const [answer, setAnswer] = useState<{ readonly of: string; readonly pages: readonly Listed[] | null } | null>(null);
  const wanted = hasSearch && typed.trim().length > 1 && !looksLikeAddress.test(typed.trim()) ? typed.trim() : null;
  useRested(wanted, () => {
    if (wanted === null) return;
    search({ typed: wanted, isBrief: true }).then(
      (found) => {
        const groups = found.kind === "found" ? groupsOf(found, features, mostFinds.brief) : [];
        setAnswer({
          of: wanted,
          pages: groups.flatMap(({ kind: of, finds }) =>
            finds.map((find) => ({
              address: (kind === "tip" ? site : "") + findAddress(find),
              title: find.title.map(({ text }) => text).join(""),
              kind: searchWords.kind[of],
            })),
          ),
        });
      },
      () => setAnswer({ of: wanted, pages: null }),
    );
  });
  if (wanted === null) return null;
  // An answer to other words is none.
  const shown = answer?.of === wanted ? answer : null;
  return (
    <Pages>
      <p role="status">{shown && (shown.pages ? words.ownPages(shown.pages.length) : words.ownPagesFailed)}</p>
      <ul aria-label={words.ownPagesList}>
        {shown?.pages?.map(({ address, title, kind: of }) => (
          <li key={address}>
            <QuietButton look="bare" onClick={() => onChoose({ address, title })}>
              {typeset(title)} <small>{of}</small>
            </QuietButton>
          </li>
        ))}
      </ul>
    </Pages>
  );
};
