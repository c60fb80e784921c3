import { type ChangeEvent, useId, useRef } from "react";
import type { ChosenFile } from "../../../../domain/content/moving/openFiles.ts";
import { FileArea } from "../../../admin/files.styles.ts";
import { FileProgress } from "../../../admin/FileProgress.tsx";
import { Section, SectionBody, SectionTitle } from "../../../admin/overview/overview.styles.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Acts, Choices, Explanation, FolderInput } from "./moving.styles.ts";
import { Preview } from "./Preview.tsx";
import { $reading, filesChosen, newIn, planDropped, readAgain, type Reading } from "./reading.ts";
import { Report } from "./Report.tsx";
import { $run, importPressed } from "./running.ts";
import { reasonOfFiles, words } from "./words.ts";

const chosen = (file: File): ChosenFile => ({
  path: file.webkitRelativePath || file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

/** Phones have no choice of a folder. */
const takesFolders = () => "webkitdirectory" in HTMLInputElement.prototype;

const FileChoice = ({ isFirst }: { readonly isFirst: boolean }) => {
  const choose = useUnit(filesChosen);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    choose([...(currentTarget.files ?? [])].map(chosen));
    // Without this, choosing the same file again fires no event.
    currentTarget.value = "";
  };
  return (
    <Choices>
      <FileArea>
        <input type="file" multiple accept=".xml,.json,.md,.mdx,.markdown,.zip" onChange={take} />
        <Icon name="up" />
        {french(isFirst ? words.choose : words.chooseOthers)}
      </FileArea>
      {takesFolders() && (
        <>
          <FolderInput
            type="file"
            tabIndex={-1}
            aria-hidden
            ref={(input) => {
              folder.current = input;
              // React doesn't know the attribute.
              input?.setAttribute("webkitdirectory", "");
            }}
            onChange={take}
          />
          <QuietButton look="bare" onClick={() => folder.current?.click()}>
            {words.chooseFolder}
          </QuietButton>
        </>
      )}
    </Choices>
  );
};

const Failed = ({ failure }: Extract<Reading, { readonly status: "failed" }>) => {
  const again = useUnit(readAgain);
  const isUnexpected = failure.kind === "unexpected";
  return (
    <Alert
      tone="bad"
      role="alert"
      title={isUnexpected ? words.notRead : words.unreadable}
      action={isUnexpected && <QuietButton onClick={() => again()}>{words.readAgain}</QuietButton>}
    >
      {reasonOfFiles(failure)}
    </Alert>
  );
};

const Planned = ({ plan }: Extract<Reading, { readonly status: "ready" }>) => {
  const { send, drop } = useUnit({ send: importPressed, drop: planDropped });
  const count = newIn(plan).length;
  const acts = (
    <Acts>
      {count > 0 && (
        <Button size="small" onClick={() => (focusContent(), send())}>
          {words.send(count)}
        </Button>
      )}
      <QuietButton look="bare" onClick={() => (focusContent(), drop())}>
        {words.drop}
      </QuietButton>
    </Acts>
  );
  return (
    <>
      {acts}
      <Preview plan={plan} />
    </>
  );
};

/** Files of another site: chosen, shown as what becomes of them, then added after the member's word. */
export const Taking = () => {
  const { reading, run } = useUnit({ reading: $reading, run: $run });
  const title = useId();
  return (
    <Section $span={8} aria-labelledby={title}>
      <SectionTitle id={title}>{words.take}</SectionTitle>
      <SectionBody>
        <Explanation>{french(words.takeText)}</Explanation>
        {run?.status !== "running" && reading.status !== "reading" && (
          <FileChoice isFirst={reading.status === "none"} />
        )}
        {run ? <Report run={run} /> : <Read reading={reading} />}
      </SectionBody>
    </Section>
  );
};

const Read = ({ reading }: { readonly reading: Reading }) => {
  switch (reading.status) {
    case "none":
      return null;
    case "reading":
      return <FileProgress label={words.reading} {...reading.progress} />;
    case "failed":
      return <Failed {...reading} />;
    case "ready":
      return <Planned {...reading} />;
  }
};
