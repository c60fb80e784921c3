import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { Quoted } from "../../../../domain/content/remarks/quoted.ts";
import type { RemarkId } from "../../../../domain/content/remarks/remark.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useAskedAgain } from "../editor/askedAgain.ts";
import type { Remarking } from "../editor/rich/view/useRemarkMarks.ts";
import { firstPlace, type WritingPlace } from "../editor/WritingFrame.tsx";
import { $openRemarks, remarksAsked } from "./remarks.ts";
import { RemarksPanel } from "./RemarksPanel.tsx";
import { $unsent, remarkBegun, unsentWanted } from "./unsent.ts";
import { words } from "./words.ts";

/** In the place of the id of the remark that is being written. */
const unsentId = "unsent" as RemarkId;

type Beside = {
  readonly label: string;
  readonly panel: ReactNode;
  readonly place: WritingPlace;
  readonly onPlace: (place: WritingPlace) => void;
};

/** Whether the focused part was removed. The dialog around it takes the focus then, a moment later. */
const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.getAttribute("role") === "dialog";
};

/** The remarks on the item that is edited: what the editor marks of them, and the panel beside it. */
export const useRemarking = (item: ItemId): { readonly marks: Remarking; readonly beside: Beside } => {
  const { open, unsent, ask, begin, want } = useUnit({
    open: $openRemarks,
    unsent: $unsent,
    ask: remarksAsked,
    begin: remarkBegun,
    want: unsentWanted,
  });
  useAskedAgain(item, ask);
  useEffect(() => want(), [item, want]);
  const [place, setPlace] = useState(firstPlace);
  const [order, setOrder] = useState<readonly RemarkId[] | null>(null);
  const [chosen, choose] = useState<RemarkId | null>(null);
  const [goal, setGoal] = useState<Remarking["goal"]>(null);
  const go = (passage: RemarkId | null) => {
    setPlace({ isWriting: true, side: "remarks" });
    setGoal({ passage });
  };
  const [asked, setAsked] = useState<Quoted | null>(null);
  const isBegun = unsent.quoted !== null;
  const wasBegun = useRef(isBegun);
  const beginsOrEnds = useEffectEvent(() => {
    // One that the device kept is shown; one that was sent leaves nothing to write there.
    if (isBegun && unsent.quoted !== asked) setPlace({ ...place, side: "remarks" });
    if (!isBegun && isFocusLost()) go(null);
  });
  useEffect(() => {
    if (isBegun !== wasBegun.current) beginsOrEnds();
    wasBegun.current = isBegun;
  }, [isBegun]);
  const marked = useMemo(() => {
    const all = open.map(({ id, quoted }) => ({ id, quoted }));
    return unsent.quoted ? [...all, { id: unsentId, quoted: unsent.quoted }] : all;
  }, [open, unsent.quoted]);
  return {
    marks: {
      marked,
      goal,
      onAsk: (quoted) => {
        setAsked(quoted);
        begin(quoted);
        setPlace({ isWriting: false, side: "remarks" });
      },
      onOrder: setOrder,
      onEnter: choose,
    },
    beside: {
      label: words.tab(open.length),
      panel: <RemarksPanel {...{ asked, order, chosen }} onPassage={go} onReturn={() => go(null)} />,
      place,
      onPlace: (chosenPlace) => {
        setAsked(null);
        setPlace(chosenPlace);
      },
    },
  };
};
