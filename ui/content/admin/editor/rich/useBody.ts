import type { Node } from "prosemirror-model";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import type { Loss } from "../../../../../domain/content/editing/readBody.ts";
import { sourceOf, sourceOfTidy } from "../../../../../domain/content/editing/source.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { readBodyFx } from "../../effects.ts";
import { contentOf, documentOf } from "./document/document.ts";

/** A document as it was opened, and the source that it was read from. A number tells it from others. */
export type Opened = {
  readonly number: number;
  readonly document: Node;
  readonly kind: ContentKind;
  readonly source: string;
};

/** Why a source is shown in place of its document. */
export type WhySource =
  { readonly kind: "chosen" | "unread" | "other-kind" } | { readonly kind: "losses"; readonly losses: readonly Loss[] };

export type BodyMode =
  | { readonly kind: "reading" }
  | { readonly kind: "document"; readonly opened: Opened }
  | { readonly kind: "source"; readonly why: WhySource };

type BodyParts = {
  readonly kind: ContentKind;
  /** The source as it is to be saved. */
  readonly content: string;
  /** Grows when the model has changed the content itself: by a draft, a version or a conflict. */
  readonly writes: number;
  readonly onChange: (content: string) => void;
};

/**
 * A content's source as a document. What is typed becomes the source at once. The source is read again only when the model has changed
 * it, so that an answer to a save never takes back what was typed since, and a document that is as it was opened has its source, sign
 * for sign.
 */
export const useBody = ({ kind, content, writes, onChange }: BodyParts) => {
  const read = useUnit(readBodyFx);
  const [mode, setMode] = useState<BodyMode>({ kind: "reading" });
  const count = useRef(0);
  /** The source that this editor knows: read, or made by it. */
  const known = useRef<string | null>(null);
  /** The kind whose format the content has: it stays, when the content couldn't be converted. */
  const format = useRef(kind);
  const current = useRef<{ readonly opened: Opened; readonly document: Node } | null>(null);

  const show = (number: number, document: Node, source: string) => {
    const opened = { number, document, kind, source };
    current.current = { opened, document };
    setMode({ kind: "document", opened });
  };
  const showSource = (why: WhySource) => {
    current.current = null;
    setMode({ kind: "source", why });
  };

  const open = (source: string, isForced: boolean) => {
    count.current += 1;
    const number = count.current;
    known.current = source;
    format.current = kind;
    if (source.trim() === "") return show(number, documentOf([]), source);
    setMode({ kind: "reading" });
    const isLatest = () => number === count.current;
    read({ kind, content: source }).then(
      ({ body, losses }) => {
        if (!isLatest()) return;
        if (losses.length > 0 && !isForced) showSource({ kind: "losses", losses });
        else show(number, documentOf(body), source);
      },
      () => isLatest() && showSource({ kind: "unread" }),
    );
    return undefined;
  };

  const tell = (source: string) => {
    known.current = source;
    onChange(source);
  };
  const sourceNow = (): string | null => {
    if (!current.current) return null;
    const { opened, document } = current.current;
    const isUnchanged = opened.kind === kind && document.eq(opened.document);
    return isUnchanged ? opened.source : sourceOfTidy(kind, contentOf(document));
  };

  const changeKind = useEffectEvent(() => {
    const source = sourceNow();
    if (source !== null) {
      format.current = kind;
      return source === content ? undefined : tell(source);
    }
    if (format.current === kind) return open(content, false);
    const number = (count.current += 1);
    // Nothing can be typed meanwhile: it would be lost.
    setMode({ kind: "reading" });
    read({ kind: format.current, content }).then(
      ({ body, losses }) => {
        if (number !== count.current) return;
        if (losses.length > 0) return showSource({ kind: "other-kind" });
        const converted = sourceOf(kind, body);
        format.current = kind;
        tell(converted);
        show(number, documentOf(body), converted);
      },
      () => number === count.current && showSource({ kind: "other-kind" }),
    );
    return undefined;
  });

  const sync = useEffectEvent(() => {
    if (content !== known.current) open(content, false);
  });
  const last = useRef({ writes, kind });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { writes, kind };
    if (before.writes !== writes || known.current === null) sync();
    else if (before.kind !== kind) changeKind();
  }, [writes, kind]);

  return {
    mode,
    documentChanged: (document: Node) => {
      if (!current.current) return;
      current.current = { ...current.current, document };
      tell(sourceNow() ?? content);
    },
    sourceTyped: tell,
    toSource: () => showSource({ kind: "chosen" }),
    toDocument: (isForced: boolean) => open(content, isForced),
  };
};
