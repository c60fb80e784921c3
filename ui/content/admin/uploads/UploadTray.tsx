import type { ComponentType } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Spinner } from "../../../design/components/feedback/Spinner.tsx";
import { french } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";
import { useFocusFallback } from "../../../admin/rowFocus.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as adminWords } from "../../../admin/words.ts";
import type { Upload, UploadList } from "./createUploads.ts";
import { words } from "./words.ts";

const Tray = styled.section`
  ${stack(space.x2)}
  padding: ${space.x3} ${contentEditor.blockInset};
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-top: 0;
  font-size: ${size.small};

  progress {
    width: 100%;
    accent-color: ${meaning.mark};
  }
  ul {
    ${stack(space.x2)}
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x3};
  }
`;
const Name = styled.span`
  flex: 1 1 12em;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const State = styled.span<{ readonly $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? meaning.danger : meaning.textQuiet)};
`;

const stateWords = ({ state }: Upload): string => {
  if (state.kind === "failed") return state.why;
  if (state.kind === "stored") return words.stored;
  return state.kind === "waiting" ? words.waiting : words.sending;
};

const removal = ({ state }: Upload): string => (state.kind === "failed" ? words.dismissed : words.cancel);

type OnItsWayProps = {
  readonly upload: Upload;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
};

const OnItsWay = ({ upload, onRetry, onRemove }: OnItsWayProps) => {
  const { id, name, state } = upload;
  return (
    <>
      <Name>{name}</Name>
      {state.kind === "sending" && <Spinner />}
      <State $isBad={state.kind === "failed"}>{french(stateWords(upload))}</State>
      {state.kind === "failed" && state.canRetry && (
        <QuietButton aria-label={`${adminWords.retry}, ${name}`} onClick={() => onRetry(id)}>
          {adminWords.retry}
        </QuietButton>
      )}
      <QuietButton aria-label={`${removal(upload)}, ${name}`} onClick={() => onRemove(id)}>
        {removal(upload)}
      </QuietButton>
    </>
  );
};

type UploadTrayProps = {
  readonly list: UploadList;
  /** What is said of those that have arrived. */
  readonly said: (arrived: number, count: number, failed: number) => string;
  /** What is asked of a stored one, in the place of its state. */
  readonly Stored?: ComponentType<{ readonly upload: Upload; readonly address: string }>;
};

/** The pictures on their way, each with what can be done about it. Nothing when there are none. */
export const UploadTray = ({ list, said: sayOf, Stored }: UploadTrayProps) => {
  const { uploads, taken, remove, retry } = useUnit({
    uploads: list.$all,
    taken: list.$taken,
    remove: list.removed,
    retry: list.retried,
  });
  const { row, stay } = useFocusFallback<HTMLDivElement>(uploads);
  const failed = uploads.filter(({ state }) => state.kind === "failed").length;
  const count = taken + uploads.length;
  const arrived = taken + (Stored ? uploads.filter(({ state }) => state.kind === "stored").length : 0);
  const said = uploads.length > 0 ? sayOf(arrived, count, failed) : "";
  return (
    <div ref={stay} tabIndex={-1} {...row}>
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
      {uploads.length > 0 && (
        <Tray aria-label={words.onTheirWay}>
          <p aria-hidden="true">{french(said)}</p>
          {count > arrived + failed && <progress aria-label={words.onTheirWay} value={arrived} max={count} />}
          <ul>
            {uploads.map((upload) => (
              <li key={upload.id}>
                {Stored && upload.state.kind === "stored" ? (
                  <Stored upload={upload} address={upload.state.address} />
                ) : (
                  <OnItsWay upload={upload} onRetry={retry} onRemove={remove} />
                )}
              </li>
            ))}
          </ul>
        </Tray>
      )}
    </div>
  );
};
