import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../design/components/actions/Button.tsx";
import { Filters, FiltersCount } from "../../design/components/lists/Filters.tsx";
import { type Choice, Select } from "../../design/components/lists/Select.tsx";
import { queryNames } from "./listAddress.ts";
import { words } from "../page/words.ts";

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

type ListFiltersProps = {
  /** What it is of: "Filtrer les tips". */
  readonly label: string;
  /** Where the list stands. */
  readonly path: string;
  /** The address of what a form asks for, given as the part behind the question mark. */
  readonly addressFor: (search: string) => string;
  readonly categories: readonly Choice[];
  readonly category: string;
  readonly sorts: readonly Choice[];
  readonly sort: string;
  /** How many there are, in words; nothing while that isn't known. */
  readonly count: string | false;
};

/** Category and order. Choosing goes to the list's address; without a script the form does the same. */
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
