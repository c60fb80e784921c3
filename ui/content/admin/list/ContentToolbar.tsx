import { useNavigate } from "react-router-dom";
import { Select } from "../../../design/components/lists/Select.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { Moderation } from "../../reactions/admin/Moderation.tsx";
import { SearchBox } from "../../../admin/SearchBox.tsx";
import { type ContentPlace, contentAddress } from "../address.ts";
import { categoryChoices } from "../editor/categories.ts";
import { Toolbar } from "./ContentToolbar.styles.ts";
import { $counts } from "./list.ts";
import { words } from "../words.ts";

/** Search and category. Both are part of the address. */
export const ContentToolbar = ({ place }: { readonly place: ContentPlace }) => {
  const counts = useUnit($counts);
  const navigate = useNavigate();
  const go = (wanted: Partial<ContentPlace>) =>
    void navigate(contentAddress({ ...place, page: 1, ...wanted }), { replace: true, preventScrollReset: true });

  const inUse = [...(counts?.categories ?? []), ...(place.category ? [place.category] : [])];
  return (
    <Toolbar role="search" aria-label={words.list}>
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        words={place.words}
        onSearch={(typed) => go({ words: typed })}
      />
      <Select
        label={words.category}
        choices={[
          { value: "", words: words.allCategories },
          ...categoryChoices(place.kind, inUse, place.category ?? ""),
        ]}
        value={place.category ?? ""}
        onChange={({ currentTarget: { value } }) => go({ category: value || null })}
      />
      <Moderation />
    </Toolbar>
  );
};
