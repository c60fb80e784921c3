import { useId } from "react";
import { type Readership, readLists } from "../../../domain/club/reading/readingFigures.ts";
import { french } from "../../design/components/text/french.ts";
import { findAddress } from "../../search/finds.ts";
import { Section, SectionBody, SectionTitle } from "../overview/overview.styles.ts";
import { Lists } from "./figures.styles.ts";
import { LinkedList } from "./LinkedList.tsx";
import { words } from "./words.ts";

/** The articles, tips, matches and pages that are read most. */
export const MostRead = ({ reading }: { readonly reading: Pick<Readership, "mostRead"> }) => {
  const title = useId();
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.mostRead)}</SectionTitle>
      <SectionBody>
        <Lists>
          {readLists.map((list) => (
            <LinkedList
              key={list}
              title={words.list[list]}
              empty={words.noneRead[list]}
              entries={reading.mostRead[list].map((page) => ({
                to: findAddress(page),
                title: page.title,
                figure: words.views(page.views),
              }))}
            />
          ))}
        </Lists>
      </SectionBody>
    </Section>
  );
};
