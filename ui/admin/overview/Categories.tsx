import { useId } from "react";
import type { Figures } from "../../../domain/accounts/staff/ports.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Table } from "../../design/components/surfaces/Table.tsx";
import { categoryLabel } from "../../content/articles/words.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { words } from "./words.ts";

type CategoriesProps = {
  readonly categories: Figures["categories"];
  /** True when the section has the whole width. */
  readonly isWhole: boolean;
};

const nameOf = (name: string): string => (name === "" ? words.uncategorised : typeset(categoryLabel(name)));

/** Tips by category, as bars and as a table. */
export const Categories = ({ categories, isWhole }: CategoriesProps) => {
  const title = useId();
  const all = categories.reduce((sum, { tips }) => sum + tips, 0);
  return (
    <section className={isWhole ? "whole" : "narrow"} aria-labelledby={title}>
      <h2 className="title" id={title}>
        {words.categories}
      </h2>
      <div className="body">
        <div className="meters">
          {categories.map(({ name, tips, views }) => (
            <div className="meter" key={name}>
              <p>
                <b>{nameOf(name)}</b>
                <span className="quiet">{french(words.share(tips, views))}</span>
              </p>
              <svg aria-hidden="true" focusable="false">
                <rect className="all" width="100%" height={adminPage.meter} />
                <rect className="part" width={`${(100 * tips) / all}%`} height={adminPage.meter} />
              </svg>
            </div>
          ))}
        </div>
        <details>
          <summary>{words.showTable}</summary>
          <Table
            caption={words.table}
            columns={[
              { key: "name", words: words.category, show: ({ name }) => nameOf(name) },
              { key: "tips", words: words.tipsColumn, show: ({ tips }) => wholeNumber(tips), isFigure: true },
              { key: "views", words: words.viewsColumn, show: ({ views }) => wholeNumber(views), isFigure: true },
            ]}
            rows={categories}
            keyOf={({ name }) => name}
            empty=""
          />
        </details>
      </div>
    </section>
  );
};
