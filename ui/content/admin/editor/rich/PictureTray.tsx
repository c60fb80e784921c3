import { styled } from "styled-components";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Spinner } from "../../../../design/components/feedback/Spinner.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../../design/tokens/measures.ts";
import { contentEditor } from "../../../../design/tokens/parts/contentEditor.ts";
import { useFocusFallback } from "../../../../admin/rowFocus.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $taken, $uploads, pictureRemoved, pictureRetried, type Upload } from "../pictures.ts";
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
  if (state.kind === "stored") return words.pictureStored;
  return state.kind === "waiting" ? words.pictureWaiting : words.pictureSending;
};

const removal = ({ state }: Upload): string => (state.kind === "failed" ? words.pictureDismissed : words.cancel);

/** The pictures on their way into the text, each with what can be done about it. Nothing when there are none. */
export const PictureTray = () => {
  const { uploads, taken, remove, retry } = useUnit({
    uploads: $uploads,
    taken: $taken,
    remove: pictureRemoved,
    retry: pictureRetried,
  });
  const { row, stay } = useFocusFallback<HTMLDivElement>(uploads);
  const failed = uploads.filter(({ state }) => state.kind === "failed").length;
  const count = taken + uploads.length;
  const said = uploads.length > 0 ? words.picturesSent(taken, count, failed) : "";
  return (
    <div ref={stay} tabIndex={-1} {...row}>
      <VisuallyHidden role="status">{french(said)}</VisuallyHidden>
      {uploads.length > 0 && (
        <Tray aria-label={words.picturesOnTheirWay}>
          <p aria-hidden="true">{french(said)}</p>
          {uploads.length > failed && <progress aria-label={words.picturesOnTheirWay} value={taken} max={count} />}
          <ul>
            {uploads.map((upload) => (
              <li key={upload.id}>
                <Name>{upload.name}</Name>
                {upload.state.kind === "sending" && <Spinner />}
                <State $isBad={upload.state.kind === "failed"}>{french(stateWords(upload))}</State>
                {upload.state.kind === "failed" && upload.state.canRetry && (
                  <QuietButton aria-label={`${words.retry}, ${upload.name}`} onClick={() => retry(upload.id)}>
                    {words.retry}
                  </QuietButton>
                )}
                <QuietButton aria-label={`${removal(upload)}, ${upload.name}`} onClick={() => remove(upload.id)}>
                  {removal(upload)}
                </QuietButton>
              </li>
            ))}
          </ul>
        </Tray>
      )}
    </div>
  );
};
