import { useId } from "react";
import { listSpans, type Readership, readLists } from "../../../domain/club/reading/readingFigures.ts";
import { Choices } from "../../design/components/forms/Choices.tsx";
import { french } from "../../design/components/text/french.ts";
import { findAddress } from "../../search/finds.ts";
import { Section, SectionBody, SectionTitle } from "../overview/overview.styles.ts";
import { Lists } from "./figures.styles.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $listSpan, listSpanChosen } from "./reading.ts";
import { LinkedList } from "./LinkedList.tsx";
import { words } from "./words.ts";

/** The articles, tips, matches and pages that are read most. */
export const MostRead = ({ reading }: { readonly reading: Pick<Readership, "mostRead" | "span"> }) => {
  const title = useId();
  const { span, choose } = useUnit({ span: $listSpan, choose: listSpanChosen });
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.mostRead)}</SectionTitle>
      <SectionBody>
        <Choices
          label={words.span}
          isLabelHidden
          choices={listSpans.map((days) => ({ value: String(days), words: words.days(days) }))}
          chosen={String(span)}
          onChoose={(value) => choose(listSpans.find((days) => String(days) === value) ?? span)}
        />
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
