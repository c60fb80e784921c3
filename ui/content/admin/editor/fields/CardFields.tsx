import type { ContentKind, Fields } from "../../../../../domain/content/editing/contentItem.ts";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { useCategoryChoices } from "./categories.ts";
import { type Complaint, ImageField } from "./CommonFields.tsx";
import type { ImageTarget } from "../pictures/upload.ts";
import { words } from "../writingWords.ts";

type Card = Pick<Fields, "category" | "featuredImage">;

type CardFieldsProps = Complaint & {
  readonly kind: ContentKind;
  readonly fields: Card;
  readonly target: ImageTarget;
  readonly onType: (typed: Partial<Card>) => void;
};

/** What the card of a content item shows beside its title: its category, and its picture, which the complaint is about. */
export const CardFields = ({
  kind,
  fields: { category, featuredImage },
  complaint,
  target,
  onType,
}: CardFieldsProps) => {
  const { choices, hasFailed } = useCategoryChoices(kind, category);
  return (
    <div className="pair">
      <Select
        label={words.category}
        hint={hasFailed ? words.categoriesFailed : undefined}
        choices={[{ value: "", words: words.noCategory }, ...choices]}
        value={category}
        onChange={({ currentTarget }) => onType({ category: currentTarget.value })}
      />
      <ImageField
        label={words.image}
        hint={words.imageHint}
        value={featuredImage}
        complaint={complaint}
        target={target}
        onType={(address) => onType({ featuredImage: address })}
      />
    </div>
  );
};
