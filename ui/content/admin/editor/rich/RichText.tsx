import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useContext, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { countWords } from "../../../../../domain/content/editing/readTime.ts";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { wholeNumber } from "../../../../design/components/text/format.ts";
import { PicturesContext } from "../../../../design/components/media/contexts.ts";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { AddBar } from "./bars/AddBar.tsx";
import { BlockBar } from "./bars/BlockBar.tsx";
import { CardBar } from "./bars/CardBar.tsx";
import { type AskedOf, choicesFor } from "./slash/choices.ts";
import { createView, startState } from "./view/createView.ts";
import { FileBar } from "./bars/FileBar.tsx";
import { selectedFile } from "./document/fileBlock.ts";
import { FindBar } from "./bars/FindBar.tsx";
import { selectedImage } from "./document/format.ts";
import { galleryAround } from "./document/gallery.ts";
import { ImageBar } from "./bars/ImageBar.tsx";
import { selectedPlan } from "./document/plan.ts";
import { PlanBar } from "./bars/PlanBar.tsx";
import { UploadTray } from "../../uploads/UploadTray.tsx";
import { pictures } from "../pictures/pictures.ts";
import { LinkBar } from "./bars/LinkBar.tsx";
import { Foot, Place, Sheet } from "./RichText.styles.ts";
import { choiceId, SlashMenu } from "./slash/SlashMenu.tsx";
import { slashMenuOf } from "./slash/slash.ts";
import { TableBar } from "./bars/TableBar.tsx";
import { Toolbar } from "./bars/Toolbar.tsx";
import type { Opened } from "./useBody.ts";
import { usePaste } from "./insertion/usePaste.ts";
import { type Remarking, useRemarkMarks } from "./view/useRemarkMarks.ts";
import { usePictures } from "./insertion/usePictures.ts";
import { useUploads } from "./insertion/useUploads.ts";
import { words } from "./words.ts";

const isEmpty = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0;

const WordCount = ({ document }: { readonly document: Node }) => {
  const rested = useDeferredValue(document);
  const count = useMemo(() => countWords(rested.textBetween(0, rested.content.size, " ", " ")), [rested]);
  return <p>{words.wordCount(wholeNumber(count), count)}</p>;
};

type RichTextProps = {
  readonly kind: ContentKind;
  readonly opened: Opened;
  /** The attributes that tie the text to its label and its note. */
  readonly ties: Readonly<Record<string, string>>;
  readonly onDocument: (document: Node) => void;
  readonly onSource: () => void;
  /** Absent in a text without remarks. */
  readonly remarks?: Remarking | undefined;
};

/** The text as readers will see it, to be written in. */
export const RichText = ({ kind, opened, ties, onDocument, onSource, remarks }: RichTextProps) => {
  const { host } = useContext(PicturesContext);
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const list = useId();
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /** What a bar asks for. */
  const [asked, ask] = useState<AskedOf | null>(null);
  const [filePick, setFilePick] = useState<HTMLInputElement | null>(null);
  const stopAsking = () => {
    ask(null);
    view?.focus();
  };
  /** How often the find bar was asked for since it was closed: each time it begins anew, with the focus. */
  const [finding, setFinding] = useState(0);
  const find = () => setFinding((times) => times + 1);
  const [said, say] = useState("");
  const choices = useMemo(
    () => choicesFor(kind, (what) => (what === "file" ? filePick?.click() : ask(what))),
    [kind, filePick],
  );
  const paste = useEffectEvent(usePaste(kind));
  const changed = useEffectEvent(onDocument);
  const offered = useEffectEvent(() => choices);
  const askRemark = useRemarkMarks(view, state, remarks);
  const remark = useEffectEvent(askRemark);
  const start = useEffectEvent((mount: HTMLElement) => {
    const acts = {
      askLink: () => ask("link"),
      askRemark: () => remark(),
      askFind: find,
      goToToolbar: () => bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
      choices: () => offered(),
    };
    const first = startState(opened.document, kind, acts);
    setState(first);
    return createView(mount, {
      state: first,
      pictureHost: host,
      attributes: ties,
      onState: (next, isChanged) => {
        setState(next);
        if (isChanged) changed(next.doc);
      },
      onPaste: (...pasted) => paste(...pasted),
    });
  });
  useEffect(() => {
    const mount = place.current;
    if (!mount) return undefined;
    const made = start(mount);
    setView(made);
    return () => {
      setView(null);
      made.destroy();
    };
  }, []);
  const menu = state && slashMenuOf(state, choices);
  const active = menu && menu.choices.length > 0 ? choiceId(list, menu.chosen) : "";
  useEffect(() => {
    view?.setProps({
      attributes: { ...ties, ...(active && { "aria-controls": list, "aria-activedescendant": active }) },
    });
  }, [view, ties, active, list]);
  useUploads(view, state);
  usePictures(view);

  const change = (command: Command) => view && command(view.state, view.dispatch, view);
  const run = (command: Command) => {
    change(command);
    view?.focus();
  };
  const image = state && selectedImage(state);
  const file = state && selectedFile(state);
  const plan = state && kind === "tip" ? selectedPlan(state) : null;
  return (
    <>
      <Sheet>
        {state && view && (
          <>
            <Toolbar
              {...{ kind, state, run, bar, onSource }}
              onLink={() => ask("link")}
              onFind={find}
              onRemark={remarks && askRemark}
            />
            <BlockBar state={state} run={run} say={say} />
            {(asked === "link" || asked === "button") && (
              <LinkBar key={asked} {...{ kind, state, run }} isButton={asked === "button"} onClose={stopAsking} />
            )}
            {asked === "card" && <CardBar run={run} onClose={stopAsking} />}
            <TableBar {...{ state, run, say }} />
            {image && <ImageBar image={image} change={change} gallery={galleryAround(state)} run={run} />}
            {file && <FileBar key={file.id} {...{ file, change }} />}
            {plan !== null && <PlanBar source={plan} change={change} say={say} />}
            <UploadTray list={pictures} said={words.picturesSent} />
          </>
        )}
        <Place ref={place} $hint={words.placeholder} $isEmpty={state !== null && isEmpty(state)} />
        {finding > 0 && state && view && (
          <FindBar
            key={finding}
            {...{ view, state, change, say }}
            onClose={() => {
              setFinding(0);
              view.focus();
            }}
          />
        )}
        {menu && view && <SlashMenu id={list} menu={menu} view={view} />}
      </Sheet>
      {state && (
        <Foot>
          <AddBar {...{ kind, run, ask }} filePick={setFilePick} />
          <WordCount document={state.doc} />
        </Foot>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
