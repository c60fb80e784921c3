import { styled } from "styled-components";
import { Select } from "../../../design/components/lists/Select.tsx";
import { useSelect } from "../../../admin/listAddress.ts";
import { SearchBox } from "../../../admin/SearchBox.tsx";
import { contentAddress, type ContentSelection } from "../address.ts";
import { useCategoryChoices } from "../editor/fields/categories.ts";
import { words } from "../words.ts";
import { toolbarStyles } from "../../../admin/PanelList.styles.ts";
import { space } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

const Toolbar = styled.div`
  ${toolbarStyles}
  & > :nth-child(2) {
    flex: 0 1 220px;
  }
  ${below.phone} {
    gap: ${space.x2};

    & > :nth-child(1) {
      flex: 1 1 50%;
    }
    & > :nth-child(2) {
      flex: 0 1 136px;
    }
  }
`;

/** Search and category. Both are part of the address. */
export const ContentToolbar = ({ selection }: { readonly selection: ContentSelection }) => {
  const { choices } = useCategoryChoices(selection.kind, selection.category ?? "");
  const select = useSelect();
  const go = (wanted: Partial<ContentSelection>) => select(contentAddress({ ...selection, page: 1, ...wanted }));

  return (
    <Toolbar role="search" aria-label={words.list}>
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        words={selection.words}
        onSearch={(typed) => go({ words: typed })}
      />
      <Select
        label={words.category}
        choices={[{ value: "", words: words.allCategories }, ...choices]}
        value={selection.category ?? ""}
        onChange={({ currentTarget: { value } }) => go({ category: value || null })}
      />
    </Toolbar>
  );
};
