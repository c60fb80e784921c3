import { useEffect, useId, useState } from "react";
import type { ImportSummary } from "../../../../domain/content/moving/ports.ts";
import { Section, SectionBody, SectionTitle } from "../../../admin/overview/overview.styles.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import {
  $imports,
  $isTakingBack,
  $taken,
  importsRetried,
  importsWanted,
  takeBackPressed,
  type Taken,
} from "./imports.ts";
import { Explanation, Facts, ImportLine, ImportLines, Lines } from "./moving.styles.ts";
import { words } from "./words.ts";

type AskedProps = { readonly one: ImportSummary; readonly onClose: () => void };

/** Asks before texts are deleted. */
const TakingBack = ({ one, onClose }: AskedProps) => {
  const { takeBack, lost } = useUnit({ takeBack: takeBackPressed, lost: partLoadFailed });
  const press = () => {
    onClose();
    focusContent();
    takeBack(one);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={words.takeBack}
      onClose={onClose}
      onLoadError={() => (onClose(), lost())}
      foot={
        <>
          <QuietButton onClick={onClose}>{words.keep}</QuietButton>
          <QuietButton look="danger" onClick={press}>
            {words.remove}
          </QuietButton>
        </>
      }
    >
      <p>{french(words.sure(one))}</p>
    </Dialog>
  );
};

const Line = ({ one }: { readonly one: ImportSummary }) => {
  const isTakingBack = useUnit($isTakingBack);
  const [isAsked, ask] = useState(false);
  return (
    <ImportLine>
      <div>
        <bdi>{one.fileNames}</bdi>
        <Facts>
          <span>{typeset(words.line(one))}</span>
          <span>{french(words.left(one))}</span>
        </Facts>
      </div>
      {one.changed < one.items ? (
        <QuietButton busy={isTakingBack} aria-label={words.takeBackOf(one.fileNames)} onClick={() => ask(true)}>
          {words.takeBack}
        </QuietButton>
      ) : (
        <Facts>{french(words.allChanged)}</Facts>
      )}
      {isAsked && <TakingBack one={one} onClose={() => ask(false)} />}
    </ImportLine>
  );
};

const TakenBack = ({ taken: { removed, kept } }: { readonly taken: Taken }) => (
  <Alert tone={kept.length > 0 ? "wait" : "ok"} role="status" title={words.takenBack(removed)}>
    {kept.length > 0 && (
      <>
        <p>{french(words.kept)}</p>
        <Lines>
          {kept.map(({ kind, slug, title }) => (
            <li key={`${kind} ${slug}`}>{typeset(title)}</li>
          ))}
        </Lines>
      </>
    )}
  </Alert>
);

const Shown = () => {
  const { imports, retry } = useUnit({ imports: $imports, retry: importsRetried });
  if (imports.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (imports.status === "failed") {
    return (
      <Alert
        tone="bad"
        title={words.failed}
        action={<QuietButton onClick={() => retry()}>{adminWords.retry}</QuietButton>}
      >
        {adviceOnRead(imports)}
      </Alert>
    );
  }
  if (imports.value.length === 0) return <Explanation>{french(words.none)}</Explanation>;
  return (
    <ImportLines>
      {imports.value.map((one) => (
        <Line key={one.id} one={one} />
      ))}
    </ImportLines>
  );
};

/** The imports that were made, each to be taken back. */
export const ImportList = () => {
  const { want, taken } = useUnit({ want: importsWanted, taken: $taken });
  const title = useId();
  useEffect(() => void want(), [want]);
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{words.done}</SectionTitle>
      <SectionBody>
        <Explanation>{french(words.doneText)}</Explanation>
        {taken && <TakenBack taken={taken} />}
        <Shown />
      </SectionBody>
    </Section>
  );
};
