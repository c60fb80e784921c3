import { type FormEvent, useEffect, useRef } from "react";
import type { Category } from "../../../../domain/content/categories/category.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Inline, Line } from "./CategoriesTab.styles.ts";
import {
  $moving,
  $removing,
  $renamed,
  $renamings,
  heirChosen,
  keyOf,
  type Moving as MovingState,
  movingClosed,
  movingOpened,
  removePressed,
  renamingClosed,
  renamingOpened,
  renamingSent,
  type Renaming as RenamingState,
  renamingTyped,
} from "./changes.ts";
import { notRenamed, words } from "./words.ts";

/** A ref to a form that was opened by a button: its first control gets the focus. */
const useFocusedForm = () => {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input, select, button")?.focus(), []);
  return place;
};

const Renaming = ({ category, label, failure }: RenamingState) => {
  const { renamed, type, send, close } = useUnit({
    renamed: $renamed,
    type: renamingTyped,
    send: renamingSent,
    close: renamingClosed,
  });
  const { kind, slug } = category;
  const busy = renamed.some((one) => keyOf(one) === keyOf(category));
  const place = useFocusedForm();
  return (
    <Inline
      ref={place}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send({ kind, slug });
      }}
    >
      <Field
        label={words.name}
        value={label}
        error={failure && notRenamed(failure)}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget: { value } }) => type({ kind, slug, label: value })}
      />
      <div>
        <QuietButton type="submit" busy={busy}>
          {words.save}
        </QuietButton>
        <QuietButton look="bare" onClick={() => close({ kind, slug })}>
          {words.cancel}
        </QuietButton>
      </div>
    </Inline>
  );
};

type MovingProps = { readonly moving: MovingState; readonly listed: readonly Category[]; readonly items: number };

/** Where the content of a category goes before the category is removed. */
export const Moving = ({ moving: { kind, slug, heir }, listed, items }: MovingProps) => {
  const { removing, choose, close, remove } = useUnit({
    removing: $removing,
    choose: heirChosen,
    close: movingClosed,
    remove: removePressed,
  });
  const place = useFocusedForm();
  const heirs = listed.filter((one) => one.kind === kind && one.slug !== slug);
  const busy = removing.some((one) => keyOf(one) === keyOf({ kind, slug }));
  return (
    <Inline
      ref={place}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (heir) remove({ kind, slug, heir });
      }}
    >
      <p role="status">{french(heirs.length > 0 ? words.inUse(kind, items) : words.inUseNoHeir(kind, items))}</p>
      {heirs.length > 0 && (
        <Select
          label={words.heir}
          required
          value={heir}
          choices={[{ value: "", words: words.noHeir }, ...heirs.map((one) => ({ value: one.slug, words: one.label }))]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      )}
      <div>
        {heirs.length > 0 && (
          <QuietButton type="submit" look="danger" busy={busy}>
            {listed.some((one) => one.kind === kind && one.slug === slug) ? words.move : words.moveOutside}
          </QuietButton>
        )}
        <QuietButton look="bare" onClick={() => close()}>
          {words.cancel}
        </QuietButton>
      </div>
    </Inline>
  );
};

/** A name with the number of articles or tips that have it. */
export const Named = ({ kind, label, items }: { kind: ContentKind; label: string; items: number }) => (
  <p>
    <bdi>{typeset(label)}</bdi>
    <span>{items === 0 ? words.none : french(words.counted[kind](items))}</span>
  </p>
);

type LineProps = { readonly category: Category; readonly listed: readonly Category[]; readonly items: number };

/** A category of the list, the form of its new name, or where its content goes. */
export const CategoryLine = ({ category, listed, items }: LineProps) => {
  const { renamings, moving, removing, rename, openMoving, remove } = useUnit({
    renamings: $renamings,
    moving: $moving,
    removing: $removing,
    rename: renamingOpened,
    openMoving: movingOpened,
    remove: removePressed,
  });
  const { kind, slug, label } = category;
  const key = keyOf(category);
  const renaming = renamings[key];
  const isMoving = moving !== null && keyOf(moving) === key;
  const isOpen = renaming !== undefined || isMoving;
  const open = useRef<"rename" | "remove" | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // A closed form gives the focus back to the button that opened it.
  useEffect(() => {
    if (isOpen) open.current = renaming ? "rename" : "remove";
    else if (open.current && document.activeElement === document.body) {
      line.current?.querySelector<HTMLElement>(`[data-act="${open.current}"]`)?.focus();
      open.current = null;
    }
  }, [isOpen, renaming]);

  if (renaming) return <Renaming {...renaming} />;
  if (isMoving) return <Moving moving={moving} listed={listed} items={items} />;
  const press = () => {
    if (items > 0) openMoving({ kind, slug });
    else if (confirm(words.sureToRemove(label))) remove({ kind, slug, heir: null });
  };
  return (
    <Line ref={line}>
      <Named kind={kind} label={label} items={items} />
      <div>
        <QuietButton
          look="bare"
          square
          data-act="rename"
          aria-label={words.renameOf(label)}
          onClick={() => rename(category)}
        >
          <Icon name="pen" />
        </QuietButton>
        <QuietButton
          look="danger"
          square
          data-act="remove"
          busy={removing.some((one) => keyOf(one) === key)}
          aria-label={words.removeOf(label)}
          onClick={press}
        >
          <Icon name="trash" />
        </QuietButton>
      </div>
    </Line>
  );
};
