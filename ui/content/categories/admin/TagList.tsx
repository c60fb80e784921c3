import { type FormEvent, useEffect, useId, useRef } from "react";
import type { TagUse } from "../../../../domain/content/tagLists.ts";
import { tagsOf } from "../../../../domain/content/tags.ts";
import { NotReady } from "../../../admin/NotReady.tsx";
import { useRowFocusRestore } from "../../../admin/rowFocus.ts";
import { listAddress } from "../../articles/listAddress.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Inline, Line, List, Tags } from "./CategoriesTab.styles.ts";
import {
  $isTagRenamed,
  $tagRenaming,
  $tags,
  tagRenamingClosed,
  tagRenamingOpened,
  tagRenamingSent,
  tagRenamingTyped,
  tagsRetried,
  tagsWanted,
  type TagRenaming,
} from "./tags.ts";
import { tagNotRenamed, tagWords as words } from "./tagWords.ts";

type RenamingProps = { readonly renaming: TagRenaming; readonly all: readonly TagUse[] };

const Renaming = ({ renaming: { tag, label, failure }, all }: RenamingProps) => {
  const { busy, type, send, close } = useUnit({
    busy: $isTagRenamed,
    type: tagRenamingTyped,
    send: tagRenamingSent,
    close: tagRenamingClosed,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const slug = tagsOf(label)[0]?.slug;
  const other = slug === tag.slug ? undefined : all.find((one) => one.slug === slug);
  const effect = slug !== undefined && slug !== tag.slug ? words.addressChanges : undefined;
  return (
    <Inline
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={words.name}
        value={label}
        hint={other ? words.joins(other.label) : effect}
        error={failure && tagNotRenamed(failure)}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <div>
        <QuietButton type="submit" busy={busy}>
          {other ? words.join : words.save}
        </QuietButton>
        <QuietButton look="bare" onClick={() => close()}>
          {words.cancel}
        </QuietButton>
      </div>
    </Inline>
  );
};

const TagLine = ({ tag, all }: { readonly tag: TagUse; readonly all: readonly TagUse[] }) => {
  const { renaming, open } = useUnit({ renaming: $tagRenaming, open: tagRenamingOpened });
  const isOpen = renaming?.tag.slug === tag.slug;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // A closed form gives the focus back to the button that opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Renaming renaming={renaming} all={all} />;
  return (
    <Line>
      <p>
        <bdi>
          <Link to={listAddress({ tag: tag.slug })}>{typeset(tag.label)}</Link>
        </bdi>
        <span>{french(words.articles(tag.articles))}</span>
      </p>
      <div>
        <QuietButton
          look="bare"
          square
          ref={button}
          aria-label={french(words.renameOf(tag.label))}
          onClick={() => open(tag)}
        >
          <Icon name="pen" />
        </QuietButton>
      </div>
    </Line>
  );
};

/** The tags of articles, where the staff renames them and joins two into one. */
export const TagList = () => {
  const { tags, want, retry } = useUnit({ tags: $tags, want: tagsWanted, retry: tagsRetried });
  const title = useId();
  useEffect(() => void want(), [want]);
  const inList = useRowFocusRestore(tags);
  return (
    <List aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <Tags>
        {tags.status !== "ready" ? (
          <NotReady state={tags} words={words} retry={retry} />
        ) : tags.value.length === 0 ? (
          <p>{french(words.none)}</p>
        ) : (
          <>
            <p>{french(words.lead)}</p>
            <ul {...inList}>
              {tags.value.map((tag) => (
                <li key={tag.slug}>
                  <TagLine tag={tag} all={tags.value} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Tags>
    </List>
  );
};
