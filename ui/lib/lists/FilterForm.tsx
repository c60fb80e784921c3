import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../design/components/actions/Button.tsx";
import { Filters, FiltersCount } from "../../design/components/lists/Filters.tsx";
import { Select, type SelectProps } from "../../design/components/lists/Select.tsx";
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

/** A select of a list's filters. */
export type Filter = Pick<SelectProps, "label" | "choices"> & {
  /** The parameter of the address. */
  readonly name: string;
  readonly value: string;
};

const FilterSelect = ({ value, ...rest }: Filter) => <Select ref={useFollowed(value)} defaultValue={value} {...rest} />;

type FilterFormProps = {
  /** The accessible name: "Filtrer les tips". */
  readonly label: string;
  /** The list's path. */
  readonly path: string;
  /** Builds the list's address from the form's query string. */
  readonly addressFor: (search: string) => string;
  readonly filters: readonly Filter[];
  /** The number of results as text; false while it is unknown. */
  readonly count: string | false;
};

/** Selects over a list. A choice navigates; without JavaScript the form is submitted. */
export const FilterForm = ({ label, path, addressFor, filters, count }: FilterFormProps) => {
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
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      <noscript>
        <Button type="submit" size="small">
          {words.filter}
        </Button>
      </noscript>
      <FiltersCount>{count}</FiltersCount>
    </Filters>
  );
};
