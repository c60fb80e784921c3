import { useId } from "react";
import type { Readership } from "../../../domain/club/reading/readingFigures.ts";
import { french } from "../../design/components/text/french.ts";
import { searchAddress } from "../../search/address.ts";
import { tipAddress } from "../../tips/address.ts";
import { Section, SectionBody, SectionTitle } from "../overview/overview.styles.ts";
import { Lists } from "./figures.styles.ts";
import { LinkedList } from "./LinkedList.tsx";
import { words } from "./words.ts";

/** What to write more of: what visitors look for in vain, and the tips that members keep and rate best. */
export const WhatNext = ({ reading }: { readonly reading: Pick<Readership, "missed" | "kept" | "rated" | "span"> }) => {
  const title = useId();
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.whatNext)}</SectionTitle>
      <SectionBody>
        <Lists>
          <LinkedList
            title={words.missed}
            empty={words.noneMissed}
            remark={words.missedDays}
            entries={reading.missed.map((one) => ({
              to: searchAddress({ typed: one.words }),
              title: one.words,
              figure: words.searches(one.searches),
            }))}
          />
          <LinkedList
            title={words.kept(reading.span)}
            empty={words.noneKept}
            entries={reading.kept.map(({ slug, title, times }) => ({
              to: tipAddress(slug),
              title,
              figure: words.times(times),
            }))}
          />
          <LinkedList
            title={words.rated(reading.span)}
            empty={words.noneRated}
            entries={reading.rated.map(({ slug, title, average, ratings }) => ({
              to: tipAddress(slug),
              title,
              figure: words.average(average, ratings),
            }))}
          />
        </Lists>
      </SectionBody>
    </Section>
  );
};
