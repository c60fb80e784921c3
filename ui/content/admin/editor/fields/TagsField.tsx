import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { longestTag, mostTags, tagsOf } from "../../../../../domain/content/tags.ts";
import { slugOf } from "../../../../../domain/shared/slug.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { row } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { space, stroke } from "../../../../design/tokens/measures.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { AddLine } from "./AddLine.tsx";
import { Lines } from "./lines.styles.ts";
import { $tagChoices, tagChoicesWanted } from "./tags.ts";
import { words } from "../writingWords.ts";

const Chosen = styled.ul`
  ${row(space.x2)}

  > li {
    display: flex;
    align-items: center;
    padding-left: ${space.x3};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    overflow-wrap: anywhere;
  }
`;

const none: readonly string[] = [];

type TagsFieldProps = { readonly value: string; readonly onType: (typed: { readonly tags: string }) => void };

/** The tags of an article. One that another article has is written as there. */
export const TagsField = ({ value, onType }: TagsFieldProps) => {
  const { choices, want } = useUnit({ choices: $tagChoices, want: tagChoicesWanted });
  useEffect(() => void want(), [want]);
  const [said, say] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const name = useId();
  const known = choices.status === "ready" ? choices.value : none;
  const tags = tagsOf(value);

  const set = (labels: readonly string[]) => onType({ tags: labels.join("\n") });
  const labels = tags.map(({ label }) => label);
  const add = (typed: string): string | null => {
    // Several at once stand between commas.
    const parts = typed.split(",");
    const wanted = tagsOf(parts.join("\n"));
    const added = wanted.filter(({ slug }) => tags.every((one) => one.slug !== slug));
    if (wanted.length === 0) return words.tagEmpty;
    if (parts.some((part) => [...part.trim()].length > longestTag)) return words.tagLong;
    if (added.length === 0) return words.tagTwice;
    if (tags.length + added.length > mostTags) return words.tagsEnough;
    const own = added.map(({ slug, label }) => known.find((one) => slugOf(one) === slug) ?? label);
    set([...labels, ...own]);
    say(words.added(own.join(", ")));
    return null;
  };
  const remove = (label: string) => {
    set(labels.filter((one) => one !== label));
    say(words.removed(label));
    input.current?.focus();
  };
  return (
    <Lines role="group" aria-labelledby={name}>
      <strong id={name}>{words.tags}</strong>
      {tags.length > 0 && (
        <Chosen aria-label={words.tags}>
          {tags.map(({ slug, label }) => (
            <li key={slug}>
              {typeset(label)}
              <QuietButton look="bare" aria-label={french(words.removeOf(label))} onClick={() => remove(label)}>
                {words.remove}
              </QuietButton>
            </li>
          ))}
        </Chosen>
      )}
      <AddLine
        label={words.addTag}
        hint={choices.status === "failed" ? words.tagsFailed : words.tagsHint}
        offered={known.filter((one) => tags.every(({ slug }) => slug !== slugOf(one)))}
        asksAll={false}
        longest={longestTag * mostTags}
        input={input}
        onAdd={add}
      />
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
    </Lines>
  );
};
