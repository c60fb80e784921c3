import { useEffect, useId, useRef } from "react";
import type { Quoted } from "../../../../domain/content/remarks/quoted.ts";
import type { Remark, RemarkId } from "../../../../domain/content/remarks/remark.ts";
import { isBlank, normalizeText } from "../../../../domain/shared/text.ts";
import { useFocusFallback } from "../../../admin/rowFocus.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Panel, PanelHead } from "../preview/Preview.styles.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import { RemarkForm } from "./RemarkForm.tsx";
import { $allRemarks, $isAdding, $openRemarks, $remarks, remarkSent, remarksRetried } from "./remarks.ts";
import { Begun, Inside, List, Note, Quote, Resolved } from "./remarks.styles.ts";
import { $unsent, remarkDropped, remarkTyped } from "./unsent.ts";
import { words } from "./words.ts";

type NewProps = {
  /** The passage for which a remark was asked in the text: its form takes the focus. */
  readonly asked: Quoted | null;
  /** Back to the text. */
  readonly onReturn: () => void;
};

/** The remark that is being written. */
const NewRemark = ({ asked, onReturn }: NewProps) => {
  const { unsent, isAdding, type, drop, send } = useUnit({
    unsent: $unsent,
    isAdding: $isAdding,
    type: remarkTyped,
    drop: remarkDropped,
    send: remarkSent,
  });
  const { quoted, text } = unsent;
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (quoted === asked) field.current?.focus();
  }, [asked, quoted]);
  return (
    quoted && (
      <Begun aria-labelledby={title}>
        <h4 id={title}>{words.newOne}</h4>
        <Quote>
          <p>{normalizeText(quoted.quote)}</p>
        </Quote>
        <RemarkForm
          label={words.yourRemark}
          blank={words.blank}
          text={text}
          isSending={isAdding}
          field={field}
          onType={type}
          onSend={() => send()}
          onDrop={() => (drop(), onReturn())}
          onLeave={onReturn}
        />
      </Begun>
    )
  );
};

type PanelProps = NewProps & {
  /** The remarks whose passage the text has, in its order; null while the text isn't open in the editor. */
  readonly order: readonly RemarkId[] | null;
  readonly chosen: RemarkId | null;
  readonly onPassage: (id: RemarkId) => void;
};

/** In the order of their passages; those without one come last. */
const sorted = (open: readonly Remark[], order: readonly RemarkId[]): readonly Remark[] => {
  const placeOf = ({ id }: Remark) => (order.includes(id) ? order.indexOf(id) : order.length);
  return open.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const Known = ({ order, chosen, onPassage }: Omit<PanelProps, keyof NewProps>) => {
  const { state, all, unsent, retry } = useUnit({
    state: $remarks,
    all: $allRemarks,
    unsent: $unsent,
    retry: remarksRetried,
  });
  if (state.status === "loading") return <p role="status">{words.loading}</p>;
  if (state.status === "failed")
    return (
      <EmptyState
        why="failed"
        title={words.failed}
        text={adviceOnRead(state)}
        action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
      />
    );
  // One that is resolved while its answer is typed keeps its place and its form.
  const isDone = ({ id, isResolved }: Remark) => isResolved && isBlank(unsent.answers[id] ?? "");
  const resolved = all.filter(isDone);
  const open = all.filter((remark) => !isDone(remark));
  return (
    <>
      {open.length === 0 ? (
        !unsent.quoted && <Note>{french(order ? words.none : words.noneInSource)}</Note>
      ) : (
        <>
          {!order && <Note>{french(words.sourceNote)}</Note>}
          <List>
            {sorted(open, order ?? []).map((remark) => (
              <RemarkCard
                key={remark.id}
                remark={remark}
                isChosen={remark.id === chosen}
                hasPassage={order && order.includes(remark.id)}
                onPassage={onPassage}
              />
            ))}
          </List>
        </>
      )}
      {resolved.length > 0 && (
        <Resolved>
          <summary>{french(words.resolved(resolved.length))}</summary>
          <List>
            {resolved.map((remark) => (
              <RemarkCard key={remark.id} remark={remark} isChosen={false} hasPassage={null} onPassage={onPassage} />
            ))}
          </List>
        </Resolved>
      )}
    </>
  );
};

/** What colleagues remark on the text, in the place of the preview. */
export const RemarksPanel = ({ asked, onReturn, ...known }: PanelProps) => {
  const { remarks, open } = useUnit({ remarks: $remarks, open: $openRemarks });
  const { row, stay } = useFocusFallback<HTMLHeadingElement>(remarks);
  const title = useId();
  return (
    <Panel aria-labelledby={title} {...row}>
      <PanelHead>
        <h3 id={title} tabIndex={-1} ref={stay}>
          {words.title}
        </h3>
      </PanelHead>
      <Inside>
        <VisuallyHidden role="status">{remarks.status === "ready" && words.open(open.length)}</VisuallyHidden>
        <NewRemark {...{ asked, onReturn }} />
        <Known {...known} />
        <Note>{french(words.staffOnly)}</Note>
      </Inside>
    </Panel>
  );
};
