import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { CategoryChoice } from "../../../domain/content/categories/clubOrder.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { Filters, FiltersCount } from "../../design/components/lists/Filters.tsx";
import { type Choice, Select } from "../../design/components/lists/Select.tsx";
import { queryNames } from "./listAddress.ts";
import { words } from "../page/words.ts";

/**
 * A ref to an uncontrolled select that follows later changes of the address, such as going back. The first value isn't
 * set: a choice made before hydration stays.
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

type ListFiltersProps = {
  /** The accessible name: "Filtrer les tips". */
  readonly label: string;
  /** The list's path. */
  readonly path: string;
  /** Builds the list's address from the form's query string. */
  readonly addressFor: (search: string) => string;
  readonly categories: readonly Choice[];
  readonly category: string;
  readonly sorts: readonly Choice[];
  readonly sort: string;
  /** The number of results as text; false while it is unknown. */
  readonly count: string | false;
};

/** All categories, those that content has, and the one of the address, which may have none. Content without a category has no choice. */
export const categoryFilter = (
  all: string,
  used: readonly CategoryChoice[],
  asked: string | undefined,
): readonly Choice[] => [
  { value: "", words: all },
  ...used.filter(({ slug }) => slug !== "").map(({ slug, label }) => ({ value: slug, words: label })),
  ...(asked === undefined || used.some(({ slug }) => slug === asked) ? [] : [{ value: asked, words: asked }]),
];

/** Selects for category and order. A choice navigates; without JavaScript the form is submitted. */
export const ListFilters = (props: ListFiltersProps) => {
  const { label, path, addressFor, categories, category, sorts, sort, count } = props;
  const navigate = useNavigate();

  const choose = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form)) chosen.set(name, String(value));
    void navigate(addressFor(chosen.toString()), { preventScrollReset: true });
  };

  return (
    <Filters
      method="get"
      action={path}
      aria-label={label}
      onChange={(event) => choose(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
    >
      <Select
        ref={useFollowed(category)}
        label={words.category}
        name={queryNames.category}
        choices={categories}
        defaultValue={category}
      />
      <Select ref={useFollowed(sort)} label={words.sort} name={queryNames.sort} choices={sorts} defaultValue={sort} />
      <noscript>
        <Button type="submit" size="small">
          {words.filter}
        </Button>
      </noscript>
      <FiltersCount>{count}</FiltersCount>
    </Filters>
  );
};
