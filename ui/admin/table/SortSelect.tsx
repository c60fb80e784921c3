import { type ComponentProps, useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Icon } from "../../design/components/media/Icon.tsx";
import { french } from "../../design/components/text/french.ts";
import { orderChoices, type Sorted, sortedAddress } from "./orders.ts";
import { sortParameter } from "./sorting.ts";
import { Order } from "./Table.styles.ts";
import { words } from "./words.ts";

type SortSelectProps = Pick<ComponentProps<typeof Order>, "$isAlways"> & { readonly columns: readonly Sorted[] };

/** The order of a list in one control: on narrow screens in place of the names of columns, which aren't shown there. */
export const SortSelect = ({ columns, $isAlways }: SortSelectProps) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const choices = orderChoices(columns, search);
  if (choices.length === 0) return null;
  const asked = new URLSearchParams(search).get(sortParameter) ?? "";
  return (
    <Order $isAlways={$isAlways}>
      <label htmlFor={id}>{words.sortBy}</label>
      <select
        id={id}
        value={choices.some(({ value }) => value === asked) ? asked : ""}
        onChange={({ currentTarget: { value } }) =>
          void navigate(sortedAddress(pathname, search, value), { replace: true, preventScrollReset: true })
        }
      >
        <option value="">{words.ownOrder}</option>
        {choices.map(({ value, words: name }) => (
          <option key={value} value={value}>
            {french(name)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </Order>
  );
};
