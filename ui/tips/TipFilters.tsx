import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { tipCategories } from "../../domain/tips/tip.ts";
import { Button } from "../kit/Button.tsx";
import { Filters, FiltersCount } from "../kit/Filters.tsx";
import { Select } from "../kit/Select.tsx";
import { useUnit } from "../page/useUnit.ts";
import { listAddress, queryFrom, queryNames } from "./address.ts";
import { $around } from "./around.ts";
import { $query, $tips } from "./list.ts";
import { words } from "./words.ts";

const sortChoices = [
  { value: "recent", words: words.sorts.recent },
  { value: "popular", words: words.sorts.popular },
];

/** The product's own categories first, then each other one that is in use, and the one that was asked for. */
const useCategories = () => {
  const { around, query } = useUnit({ around: $around, query: $query });
  const inUse = around.status === "ready" ? around.value.statistics.categories.map(({ name }) => name) : [];
  const names = new Set([...tipCategories, ...inUse, ...(query.category === undefined ? [] : [query.category])]);
  return [{ value: "", words: words.allCategories }, ...[...names].map((name) => ({ value: name, words: name }))];
};

/**
 * An uncontrolled select that follows the address when that changes by itself, as on going back. Not at first: what was
 * chosen before the page's script arrived stays.
 */
const useFollowed = (value: string) => {
  const select = useRef<HTMLSelectElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (select.current && followed.current !== value) select.current.value = value;
    followed.current = value;
  }, [value]);
  return select;
};

/** Category and order. Choosing goes to the list's address; without a script the form does the same. */
export const TipFilters = () => {
  const { query, tips } = useUnit({ query: $query, tips: $tips });
  const categories = useCategories();
  const navigate = useNavigate();

  const choose = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form)) chosen.set(name, String(value));
    void navigate(listAddress(queryFrom(chosen.toString())), { preventScrollReset: true });
  };

  return (
    <Filters
      method="get"
      action="/tips"
      aria-label={words.filters}
      onChange={(event) => choose(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
    >
      <Select
        ref={useFollowed(query.category ?? "")}
        label={words.category}
        name={queryNames.category}
        choices={categories}
        defaultValue={query.category ?? ""}
      />
      <Select
        ref={useFollowed(query.sort)}
        label={words.sort}
        name={queryNames.sort}
        choices={sortChoices}
        defaultValue={query.sort}
      />
      <noscript>
        <Button type="submit" size="small">
          {words.filter}
        </Button>
      </noscript>
      <FiltersCount>{tips.status === "ready" && words.count(tips.value.total)}</FiltersCount>
    </Filters>
  );
};
