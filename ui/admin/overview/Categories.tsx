import { useId } from "react";
import type { Overview } from "../../../domain/club/overview.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Table } from "../../design/components/surfaces/Table.tsx";
import { Bars } from "./bars.styles.ts";
import { Section, SectionBody, SectionTitle, TableToggle } from "./overview.styles.ts";
import { ShareBar } from "./ShareBar.tsx";
import { words } from "./words.ts";

type CategoriesProps = {
  readonly categories: Overview["categories"];
  /** Columns of twelve. */
  readonly span: 8 | 12;
};

const nameOf = ({ name, label }: Pick<Overview["categories"][number], "name" | "label">): string =>
  name === "" ? words.uncategorised : typeset(label);

/** Tips by category, as bars and as a table. */
export const Categories = ({ categories, span }: CategoriesProps) => {
  const title = useId();
  const all = categories.reduce((sum, { tips }) => sum + tips, 0);
  return (
    <Section $span={span} aria-labelledby={title}>
      <SectionTitle id={title}>{words.categories}</SectionTitle>
      <SectionBody>
        <Bars>
          {categories.map(({ name, label, tips, views }) => (
            <ShareBar
              key={name}
              name={nameOf({ name, label })}
              figures={french(words.share(tips, views))}
              share={tips / all}
            />
          ))}
        </Bars>
        <details>
          <TableToggle>{words.showTable}</TableToggle>
          <Table
            caption={words.table}
            columns={[
              { key: "name", words: words.category, show: nameOf },
              { key: "tips", words: words.tipsColumn, show: ({ tips }) => wholeNumber(tips), isFigure: true },
              { key: "views", words: words.viewsColumn, show: ({ views }) => wholeNumber(views), isFigure: true },
            ]}
            rows={categories}
            keyOf={({ name }) => name}
            empty=""
          />
        </details>
      </SectionBody>
    </Section>
  );
};
