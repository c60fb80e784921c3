import type { ChangeEvent } from "react";
import { styled } from "styled-components";
import { FileArea } from "../../../../admin/files.styles.ts";
import { FileProgress } from "../../../../admin/FileProgress.tsx";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { stack } from "../../../../design/tokens/layout.ts";
import { size, space } from "../../../../design/tokens/measures.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import {
  $comparison,
  $isOpen,
  $run,
  type Comparison,
  comparedAgain,
  fileChosen,
  importClosed,
  importContinued,
  importPressed,
  plannedIn,
  type Run,
} from "./importing.ts";
import { Preview } from "./Preview.tsx";
import { reasonOfFile, reasonOfWrite, words } from "./words.ts";

const Body = styled.div`
  ${stack(space.x4)}
`;

const Lines = styled.ul`
  font-size: ${size.small};
`;

const FileChoice = ({ comparison }: { readonly comparison: Comparison }) => {
  const choose = useUnit(fileChosen);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) choose({ size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
    // Without this, choosing the same file again fires no event.
    currentTarget.value = "";
  };
  return (
    <FileArea>
      <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={take} />
      <Icon name="up" />
      {french(comparison.status === "none" ? words.choose : words.other)}
    </FileArea>
  );
};

const Compared = ({ comparison }: { readonly comparison: Comparison }) => {
  const again = useUnit(comparedAgain);
  if (comparison.status === "reading") return <FileProgress label={words.reading} {...comparison.progress} />;
  if (comparison.status === "ready") return <Preview plan={comparison.plan} />;
  if (comparison.status === "none") return null;
  const { failure } = comparison;
  const isUnexpected = failure.kind === "unexpected";
  return (
    <Alert
      tone="bad"
      role="alert"
      title={isUnexpected ? words.notCompared : words.unreadable}
      action={isUnexpected && <QuietButton onClick={() => again()}>{words.compareAgain}</QuietButton>}
    >
      {reasonOfFile(failure)}
    </Alert>
  );
};

const Left = ({ run: { stale, invalid } }: { readonly run: Run }) =>
  stale.length + invalid.length === 0 ? null : (
    <Lines>
      {stale.length > 0 && <li>{french(words.stale(stale))}</li>}
      {invalid.length > 0 && <li>{french(words.invalid(invalid))}</li>}
    </Lines>
  );

const Running = ({ run }: { readonly run: Run }) => {
  const { resume, again } = useUnit({ resume: importContinued, again: comparedAgain });
  if (run.status === "running") {
    return (
      <>
        <FileProgress label={words.saving} done={run.at} all={run.rows.length} />
        <p>{french(words.stays)}</p>
      </>
    );
  }
  const isWhole = run.stale.length + run.invalid.length === 0;
  return run.status === "interrupted" ? (
    <Alert
      tone="bad"
      role="alert"
      title={words.interrupted(run.saved, run.rows.length)}
      action={<QuietButton onClick={() => resume()}>{words.continue}</QuietButton>}
    >
      {run.failure ? reasonOfWrite(run.failure) : ""}
    </Alert>
  ) : (
    <Alert
      tone={isWhole ? "ok" : "wait"}
      role="status"
      title={words.finished(run.saved)}
      action={!isWhole && <QuietButton onClick={() => again()}>{words.compareAgain}</QuietButton>}
    >
      <Left run={run} />
    </Alert>
  );
};

const Foot = () => {
  const { comparison, run, send, close } = useUnit({
    comparison: $comparison,
    run: $run,
    send: importPressed,
    close: importClosed,
  });
  const count = comparison.status === "ready" && run === null ? plannedIn(comparison.plan).length : 0;
  return (
    <>
      <QuietButton look="bare" onClick={() => close()}>
        {words.close}
      </QuietButton>
      {(count > 0 || run?.status === "running") && (
        <Button size="small" busy={run?.status === "running"} onClick={() => send()}>
          {run?.status === "running" ? words.sending : words.send(count)}
        </Button>
      )}
    </>
  );
};

/** Imports matches from a file: it shows what would change, and writes after the member's word. */
export const ImportDialog = () => {
  const { isOpen, comparison, run, close, lost } = useUnit({
    isOpen: $isOpen,
    comparison: $comparison,
    run: $run,
    close: importClosed,
    lost: partLoadFailed,
  });
  return (
    <Dialog isOpen={isOpen} title={words.title} onClose={close} onLoadError={() => (close(), lost())} foot={<Foot />}>
      <Body>
        <p>{french(words.intro)}</p>
        {run?.status !== "running" && <FileChoice comparison={comparison} />}
        {run ? <Running run={run} /> : <Compared comparison={comparison} />}
      </Body>
    </Dialog>
  );
};
