import { useId } from "react";
import { type Readership, viewsBySource } from "../../../domain/club/reading/readingFigures.ts";
import { french } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Bars } from "../overview/bars.styles.ts";
import { $chartSpan } from "../overview/overview.ts";
import { Section, SectionBody, SectionTitle } from "../overview/overview.styles.ts";
import { ShareBar } from "../overview/ShareBar.tsx";
import { Remark } from "./figures.styles.ts";
import { words } from "./words.ts";

/** The kinds of sources of the days that the chart shows, as bars with their figures. */
export const Sources = ({ reading }: { readonly reading: Pick<Readership, "today" | "sources"> }) => {
  const title = useId();
  const span = useUnit($chartSpan);
  const shown = viewsBySource(reading, span);
  const all = shown.reduce((sum, { views }) => sum + views, 0);
  return (
    <Section $span={4} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.sources)}</SectionTitle>
      <SectionBody>
        {shown.length === 0 ? (
          <p>{french(words.noSources)}</p>
        ) : (
          <>
            <Remark>{french(words.inDays(span))}</Remark>
            <Bars as="ul">
              {shown.map(({ source, views }) => (
                <ShareBar
                  as="li"
                  key={source}
                  name={french(words.source[source])}
                  figures={french(words.share(views, (100 * views) / all))}
                  share={views / all}
                />
              ))}
            </Bars>
          </>
        )}
      </SectionBody>
    </Section>
  );
};
