import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { mostFinds } from "../../../domain/search/ports.ts";
import type { SiteFinds } from "../../../domain/search/searchSite.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { Finder, Group, Hint, Input, List, None, Option } from "../../design/components/overlays/finder.styles.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import type { Loaded } from "../../lib/loading/loaded.ts";
import { useFeatures } from "../../lib/page/features.ts";
import { useTyped } from "../../lib/useTyped.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { longestTyped, searchAddress, searchNames, searchPath, tidyTyped } from "../address.ts";
import { exactFirst, findAddress, type FindGroup, groupsOf } from "../finds.ts";
import { Marked } from "../Marked.tsx";
import { words } from "../words.ts";
import { $isSearchOpen, searchClosed } from "./open.ts";
import { useSearchKey } from "./searchKey.ts";
import { $isSuggesting, $suggestedFor, $suggestions, suggestionsAsked, suggestionsRetried } from "./suggestions.ts";

const icons = {
  article: "doc",
  tip: "star",
  match: "calendar",
  team: "users",
  person: "users",
  page: "arrow",
} satisfies Record<FindGroup["kind"], IconName>;

type Explained = { readonly title: string; readonly text: string };

/** Why there are no suggestions; null while there are some, or none can be there yet. */
const explanationOf = (answer: SiteFinds | null, total: number, typed: string): Explained | null => {
  if (!answer || answer.kind === "empty") return null;
  if (answer.kind !== "found") return words.nothing[answer.kind];
  return total > 0 ? null : { title: words.none(typed), text: words.noneText };
};

const failureOf = (found: Loaded<unknown>): Explained | null =>
  found.status === "failed" ? { title: words.failed, text: adviceOnRead(found) } : null;

/** The field with its suggestions (the combobox pattern of WAI-ARIA): arrows choose, Enter opens, or searches without a choice. */
const Suggestions = () => {
  const { found, foundFor, isOutdated, close, ask, retry } = useUnit({
    found: $suggestions,
    foundFor: $suggestedFor,
    isOutdated: $isSuggesting,
    close: searchClosed,
    ask: suggestionsAsked,
    retry: suggestionsRetried,
  });
  const features = useFeatures();
  const navigate = useNavigate();
  const id = useId();
  const [typed, type] = useTyped(ask);
  const [chosen, choose] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const asked = tidyTyped(typed);
  const answer = asked !== "" && found.status === "ready" ? found.value : null;
  const groups = answer?.kind === "found" ? exactFirst(groupsOf(answer, features, mostFinds.brief)) : [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const all = searchAddress({ typed: asked });
  const addresses = [...groups.flatMap(({ finds }) => finds.map(findAddress)), ...(total > 0 ? [all] : [])];
  const at = addresses.indexOf(chosen ?? "");
  const optionId = (address: string) => `${id}-${addresses.indexOf(address)}`;

  const open = (address: string) => {
    close();
    void navigate(address);
  };
  const go = (index: number) => {
    const next = addresses.at(index % addresses.length) ?? null;
    choose(next);
    if (next !== null) document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    if (addresses.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") go(at + 1);
    else if (event.key === "ArrowUp") go(at < 0 ? -1 : at - 1);
    else return;
    event.preventDefault();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    open(at >= 0 ? (addresses[at] ?? all) : all);
  };
  const isSearching = asked !== "" && (found.status === "loading" || isOutdated);
  const explained = isSearching ? null : explanationOf(answer, total, foundFor ?? asked);
  const failure = asked !== "" && !isSearching ? failureOf(found) : null;
  const option = (address: string) => ({
    id: optionId(address),
    role: "option",
    "aria-selected": address === chosen,
    onPointerMove: () => choose(address),
    onClick: () => open(address),
  });

  return (
    <Finder as="form" role="search" action={searchPath} onSubmit={send}>
      <Input
        ref={input}
        aria-label={words.field}
        placeholder={words.placeholder}
        name={searchNames.typed}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestTyped}
        aria-expanded={addresses.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(addresses[at] ?? "") : undefined}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          type(value);
          choose(null);
          list.current?.scrollTo(0, 0);
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{answer?.kind === "found" && words.count(total)}</VisuallyHidden>
      {explained && (
        <None>
          <b>{typeset(explained.title)}</b>
          <p>{french(explained.text)}</p>
        </None>
      )}
      {failure && (
        <None role="alert">
          <b>{failure.title}</b>
          <p>{french(failure.text)}</p>
          <QuietButton onClick={() => (input.current?.focus(), retry())}>{words.retry}</QuietButton>
        </None>
      )}
      <List
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        aria-busy={isSearching || undefined}
        ref={list}
      >
        {groups.map(({ kind, finds }) => (
          <Group key={kind} role="group" aria-label={words.kind[kind]}>
            <span aria-hidden="true">{words.kind[kind]}</span>
            {finds.map((find) => (
              <Option key={find.slug} {...option(findAddress(find))}>
                <Icon name={icons[kind]} />
                <bdi>
                  <Marked parts={find.title} />
                </bdi>
              </Option>
            ))}
          </Group>
        ))}
        {total > 0 && (
          <Option {...option(all)}>
            <Icon name="search" />
            <b>{words.allResults}</b>
            <small>{total}</small>
          </Option>
        )}
      </List>
      <Hint data-shown={isSearching || undefined}>{isSearching ? words.loading : french(words.keys)}</Hint>
    </Finder>
  );
};

/** The search of the site, from every page. Ctrl K closes it too. */
export const SearchDialog = () => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isSearchOpen, close: searchClosed, lost: partLoadFailed });
  useSearchKey((event) => {
    if (!isOpen) return;
    event.preventDefault();
    close();
  }, true);
  return (
    <Dialog isOpen={isOpen} title={words.open} onClose={close} onLoadError={() => (close(), lost())}>
      <Suggestions />
    </Dialog>
  );
};
