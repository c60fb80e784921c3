import { NotReady } from "../../../admin/NotReady.tsx";
import { type FormEvent, useEffect, useId } from "react";
import type { EditedCategories } from "../../../../domain/content/categories/editCategories.ts";
import type { CategoryUse } from "../../../../domain/content/categories/ports.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { useRowFocusRestore } from "../../../admin/rowFocus.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Reorder } from "../../../design/components/lists/Reorder.tsx";
import { french } from "../../../design/components/text/french.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Addition, Empty, Lead, Line, List, Lists, Outside } from "./CategoriesTab.styles.ts";
import { $categories, categoriesRetried, categoriesWanted, categoryPlaced } from "./categories.ts";
import { CategoryLine, Moving, Named } from "./CategoryLine.tsx";
import {
  $adding,
  $additions,
  $moving,
  additionSent,
  additionTyped,
  keyOf,
  movingOpened,
  outsiderTaken,
} from "./changes.ts";
import { TagList } from "./TagList.tsx";
import { notAdded, words } from "./words.ts";

type KindProps = { readonly kind: ContentKind };
type OfKind = KindProps & { readonly all: EditedCategories };

const NewCategory = ({ kind }: KindProps) => {
  const { additions, adding, type, send } = useUnit({
    additions: $additions,
    adding: $adding,
    type: additionTyped,
    send: additionSent,
  });
  const { label, failure } = additions[kind];
  return (
    <Addition
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(kind);
      }}
    >
      <Field
        label={words.newName}
        value={label}
        error={failure && notAdded(failure)}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget: { value } }) => type({ kind, label: value })}
      />
      <QuietButton type="submit" busy={adding.some((one) => one.kind === kind)}>
        {words.add}
      </QuietButton>
    </Addition>
  );
};

/** A value that content has, without a category of that name. */
const Outsider = ({ use, all: { listed } }: { readonly use: CategoryUse } & Pick<OfKind, "all">) => {
  const { moving, adding, open, take } = useUnit({
    moving: $moving,
    adding: $adding,
    open: movingOpened,
    take: outsiderTaken,
  });
  const { kind, slug, items } = use;
  if (moving && keyOf(moving) === keyOf(use)) return <Moving moving={moving} listed={listed} items={items} />;
  return (
    <Line>
      <Named kind={kind} label={slug} items={items} />
      <div>
        <QuietButton
          look="bare"
          busy={adding.some((one) => one.kind === kind)}
          aria-label={words.takeOf(slug)}
          onClick={() => take({ kind, label: slug })}
        >
          {words.take}
        </QuietButton>
        <QuietButton look="bare" aria-label={words.moveOutsideOf(slug)} onClick={() => open({ kind, slug })}>
          {words.moveOutside}
        </QuietButton>
      </div>
    </Line>
  );
};

const ListOf = ({ kind, all }: OfKind) => {
  const place = useUnit(categoryPlaced);
  const title = useId();
  const listed = all.listed.filter((one) => one.kind === kind);
  const used = all.used.filter((one) => one.kind === kind);
  const outside = used.filter(({ slug }) => listed.every((one) => one.slug !== slug));
  const itemsOf = (slug: string) => used.find((one) => one.slug === slug)?.items ?? 0;
  const [inList, inOutside] = [useRowFocusRestore(all), useRowFocusRestore(all)];
  return (
    <List aria-labelledby={title}>
      <h2 id={title}>{words.kinds[kind]}</h2>
      {listed.length === 0 && <Empty>{french(words.empty)}</Empty>}
      <Reorder
        label={words.kinds[kind]}
        rows={listed.map((category) => ({
          key: category.slug,
          name: category.label,
          content: <CategoryLine category={category} listed={listed} items={itemsOf(category.slug)} />,
        }))}
        onPlace={(slug, before) => place({ kind, slug, before })}
        restore={inList}
      />
      <NewCategory kind={kind} />
      {outside.length > 0 && (
        <Outside>
          <h3>{words.outside}</h3>
          <p>{french(words.outsideText)}</p>
          <ul {...inOutside}>
            {outside.map((use) => (
              <li key={use.slug}>
                <Outsider use={use} all={all} />
              </li>
            ))}
          </ul>
        </Outside>
      )}
    </List>
  );
};

/** The tab where the staff adds, names, orders and removes the categories of news and tips, and renames tags. */
const CategoriesTab = () => {
  const { categories, want, retry } = useUnit({
    categories: $categories,
    want: categoriesWanted,
    retry: categoriesRetried,
  });
  useEffect(() => void want(), [want]);
  if (categories.status !== "ready") return <NotReady state={categories} words={words} retry={retry} />;
  return (
    <div>
      <Lead>{french(words.lead)}</Lead>
      <Lists>
        <ListOf kind="article" all={categories.value} />
        <ListOf kind="tip" all={categories.value} />
      </Lists>
      <TagList />
    </div>
  );
};

export const parts: ViewParts = { Panel: CategoriesTab };
