import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { scoringOpened } from "../../club/matches/admin/score/scoring.ts";
import { editOpened } from "../../content/admin/edit/edit.ts";
import { nothingFound } from "../../../domain/club/searchPanel.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import {
  Finder,
  Group,
  Hint,
  Input,
  List,
  None,
  Note,
  Option,
} from "../../design/components/overlays/finder.styles.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { $now } from "../../lib/page/now.ts";
import { useTyped } from "../../lib/useTyped.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $waiting } from "../overview/waiting/waiting.ts";
import { Key } from "../shortcuts/Key.tsx";
import { $areKeysOn } from "../shortcuts/shortcuts.ts";
import { keysOfTabs } from "../shortcuts/shortcutWords.ts";
import { type Entry, entryGroups, isSoonScored } from "./entries.ts";
import {
  $found,
  $isPaletteOpen,
  $recent,
  entryChosen,
  finderAsked,
  finderRetried,
  findsFor,
  paletteClosed,
} from "./palette.ts";
import { words as adminWords } from "../words.ts";
import { words } from "./paletteWords.ts";

type PaletteProps = { readonly views: readonly AdminView[]; readonly tabs: readonly AdminView[] };

const Results = ({ views, tabs }: PaletteProps) => {
  const { found, recent, waiting, moment, areKeysOn, choose, close, ask, askAgain, edit, score } = useUnit({
    found: $found,
    recent: $recent,
    waiting: $waiting,
    moment: $now,
    areKeysOn: $areKeysOn,
    choose: entryChosen,
    close: paletteClosed,
    ask: finderAsked,
    askAgain: finderRetried,
    edit: editOpened,
    score: scoringOpened,
  });
  const navigate = useNavigate();
  const id = useId();
  const [typed, type] = useTyped(ask);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const { toScore = [], coming = [] } = valueOf(waiting) ?? {};
  const scorable = [...toScore, ...coming.filter((match) => isSoonScored(match, moment.now))];
  const finds = findsFor(typed, found);
  const known = { views, tabs, keysOfTabs, scorable, areKeysOn };
  const groups = entryGroups(typed, known, valueOf(finds) ?? nothingFound, recent);
  const all = groups.flatMap(({ entries }) => entries);
  const at = Math.max(
    0,
    all.findIndex((entry) => entry.id === chosen),
  );
  const isPartial = finds.status === "ready" && finds.value.isPartial;
  const lacking = finds.status === "failed" ? words.failed : isPartial ? words.partial : null;
  const optionId = (index: number) => `${id}-${index}`;

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    const { target } = entry;
    // A score is entered once: the entry isn't worth remembering.
    if (entry.score) close();
    else choose({ words: entry.words, detail: entry.detail, target });
    if ("edit" in target) edit(target.edit);
    else void navigate(target.to);
    if (entry.score) score(entry.score);
  };
  const go = (index: number) => {
    const next = (index + all.length) % all.length;
    setChosen(all[next]?.id ?? null);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = moves[event.key];
    if (event.key === "Enter") run(all[at]);
    else if (next !== undefined && all.length > 0) go(next);
    else return;
    event.preventDefault();
  };

  return (
    <Finder>
      <Input
        ref={input}
        aria-label={words.open}
        placeholder={words.placeholder}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? optionId(at) : undefined}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          type(value);
          setChosen(null);
          list.current?.scrollTo(0, 0);
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{finds.status === "ready" && words.count(all.length)}</VisuallyHidden>
      {finds.status === "ready" && all.length === 0 && lacking === null && (
        <None>
          <b>{words.none}</b>
          <p>{french(words.noneText)}</p>
        </None>
      )}
      <List id={`${id}-list`} role="listbox" aria-label={words.results} ref={list}>
        {groups.map(({ title, entries }) => (
          <Group key={title} role="group" aria-label={title}>
            <span aria-hidden="true">{title}</span>
            {entries.map((entry) => {
              const own = all.indexOf(entry);
              return (
                <Option
                  key={entry.id}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === at}
                  onPointerMove={() => setChosen(entry.id)}
                  onClick={() => run(entry)}
                >
                  <Icon name={entry.icon} />
                  <bdi>{typeset(entry.words)}</bdi>
                  <small>{typeset(entry.detail)}</small>
                  {entry.keyName !== undefined && <Key>{entry.keyName}</Key>}
                </Option>
              );
            })}
          </Group>
        ))}
      </List>
      {finds.status === "loading" && <Note>{words.searching}</Note>}
      {lacking !== null && (
        <Note role="alert">
          {french(lacking)}
          <QuietButton look="bare" onClick={() => (input.current?.focus(), askAgain(typed))}>
            {adminWords.retry}
          </QuietButton>
        </Note>
      )}
      <Hint>{french(words.keys)}</Hint>
    </Finder>
  );
};

/** Finds views, content, matches, people and members, and acts, by words. */
export const Palette = (props: PaletteProps) => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isPaletteOpen, close: paletteClosed, lost: partLoadFailed });
  return (
    <Dialog isOpen={isOpen} title={words.open} onClose={close} onLoadError={() => (close(), lost())}>
      <Results {...props} />
    </Dialog>
  );
};
