import { styled } from "styled-components";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { type Slug, slugOf } from "../../../../domain/shared/slug.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { french } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size } from "../../../design/tokens/measures.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { pathOf } from "../../../admin/address.ts";
import { slugForm } from "./slug.ts";
import { words } from "./slugWords.ts";

const Old = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

const hintOf = ({ kind, slug, publishedAt, isPublished }: EditedItem, typed: string): string => {
  const wanted = slugOf(typed);
  if (wanted === undefined) return words.none;
  const [next, before] = [pathOf(kind, wanted), pathOf(kind, slug)];
  if (wanted === slug) return words.hint(next);
  if (publishedAt === null) return words.hintNew(next, before);
  return isPublished ? words.hintKept(next, before) : words.hintHidden(next, before);
};

/** The address of the open item, with those that lead to it. Sent by a button of its own. */
export const SlugForm = ({ item }: { readonly item: EditedItem }) => {
  const { kind, slug, oldSlugs } = item;
  const { props, field, isPending } = useForm(slugForm, { slug });
  const typed = useUnit(slugForm.$typed);
  return (
    <Fields as="form" {...props}>
      <Field
        {...field("slug")}
        label={words.slug}
        hint={hintOf(item, typed.slug)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {oldSlugs.length > 0 && (
        <Old>
          {french(
            words.old(oldSlugs.map((one) => (one.startsWith("/") ? one : pathOf(kind, one as Slug))).toReversed()),
          )}
        </Old>
      )}
      <div>
        <QuietButton type="submit" busy={isPending}>
          {words.change}
        </QuietButton>
      </div>
    </Fields>
  );
};
