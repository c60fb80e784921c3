import { FileProgress } from "../../../admin/FileProgress.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Lines } from "./moving.styles.ts";
import { importContinued, type Run } from "./running.ts";
import { reasonOfAdding, words } from "./words.ts";

type RunProps = { readonly run: Run };

/** The addresses of some of what couldn't be stored. */
const mostNamed = 10;

const Details = ({ run: { known, renamed, invalid, stored } }: RunProps) => {
  const lost = Object.keys(stored).filter((address) => stored[address] === null);
  const kept = Object.keys(stored).length - lost.length;
  return known + renamed.length + invalid.length + lost.length + kept === 0 ? null : (
    <Lines>
      {kept > 0 && <li>{french(words.storedPictures(kept))}</li>}
      {lost.length > 0 && <li>{typeset(words.lostPictures(lost.slice(0, mostNamed), lost.length - mostNamed))}</li>}
      {known > 0 && <li>{french(words.knownMeanwhile(known))}</li>}
      {renamed.map(({ title, slug }) => (
        <li key={slug}>{typeset(words.renamed(title, slug))}</li>
      ))}
      {invalid.length > 0 && <li>{typeset(words.invalid(invalid.map(({ fields }) => fields.title)))}</li>}
    </Lines>
  );
};

/** How far an import is, and what it did. */
export const Report = ({ run }: RunProps) => {
  const resume = useUnit(importContinued);
  if (run.status === "running") {
    return (
      <>
        <FileProgress label={words.saving} done={run.at} all={run.items.length} />
        <p>{french(words.stays)}</p>
      </>
    );
  }
  return run.status === "interrupted" ? (
    <Alert
      tone="bad"
      role="alert"
      title={words.interrupted(run.at, run.items.length)}
      action={<QuietButton onClick={() => resume()}>{words.continue}</QuietButton>}
    >
      {run.failure ? reasonOfAdding(run.failure) : ""}
    </Alert>
  ) : (
    <Alert tone={run.invalid.length > 0 ? "wait" : "ok"} role="status" title={words.finished(run.added)}>
      <Details run={run} />
    </Alert>
  );
};
