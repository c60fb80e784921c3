import { useId } from "react";
import { styled } from "styled-components";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import { formats } from "../../../../../domain/club/matches/match.ts";
import type { TypedMatch } from "../../../../../domain/club/matches/typed.ts";
import { UploadButton } from "../../../../content/admin/editor/UploadButton.tsx";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../../../design/components/feedback/Skeleton.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Fields } from "../../../../design/components/forms/Fields.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { space } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useForm } from "../../../../lib/useForm.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { words as adminWords } from "../../../../admin/words.ts";
import { MatchPosts } from "../../../../discord/MatchPosts.tsx";
import { fieldWords, formatWords, formWords as words, reasonOf } from "../words.ts";
import { MatchConflict } from "./MatchConflict.tsx";
import { $competitions, $teams, choicesWanted } from "../choices.ts";
import {
  $editing,
  $isReady,
  $isRestored,
  $sameTime,
  $texts,
  creation,
  edit,
  formClosed,
  logoTarget,
  typedDiscarded,
} from "./matchForm.ts";

/** Two fields side by side; on phones a start needs the whole line. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};
  align-items: start;

  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Takes no place while it is empty. */
const Notice = styled.div`
  &:empty {
    position: absolute;
  }
`;

type FormProps = {
  readonly id: string;
  readonly match: Match | null;
};

/** Tells that what was typed before is back. */
const Restored = ({ match }: Pick<FormProps, "match">) => {
  const { isRestored, discard } = useUnit({ isRestored: $isRestored, discard: typedDiscarded });
  return isRestored ? (
    <Alert
      tone="wait"
      role="status"
      title={words.restored}
      action={<QuietButton onClick={() => discard()}>{words.restart[match ? "edit" : "create"]}</QuietButton>}
    >
      {words.restoredText}
    </Alert>
  ) : null;
};

const formatChoices = [
  { value: "", words: words.noFormat },
  ...formats.map((value) => ({ value, words: formatWords[value] })),
];
const visibilityChoices = (["published", "draft"] as const).map((value) => ({
  value,
  words: french(words.visibilities[value]),
}));

const MatchFields = ({ id, match }: FormProps) => {
  const model = match ? edit : creation;
  const { teams, texts, competitions, sameTime, failure } = useUnit({
    teams: $teams,
    texts: $texts,
    competitions: $competitions,
    sameTime: $sameTime,
    failure: model.$failure,
  });
  const { alert, props, field } = useForm(model);
  const known = useId();
  const offered = teams.status === "ready" ? teams.value : [];
  const isGone = match !== null && offered.every(({ slug }) => slug !== match.team);
  const label = (name: keyof TypedMatch) => ({ label: fieldWords[name], autoComplete: "off" });
  const optional = (name: keyof TypedMatch) => ({ ...label(name), mark: words.optional });
  return (
    <Fields as="form" id={id} {...props}>
      <Restored match={match} />
      {failure && failure.kind !== "match-conflict" && (
        <div ref={alert} tabIndex={-1}>
          <Alert tone="bad" role="alert" title={words.notSent}>
            {french(`${reasonOf(failure)} ${words.notSentText}`)}
          </Alert>
        </div>
      )}
      <Pair>
        <Select
          {...label("team")}
          {...field("team")}
          defaultValue={texts.team}
          choices={[
            { value: "", words: words.choose },
            ...(isGone ? [{ value: match.team, words: match.game }] : []),
            ...offered.map(({ slug, game }) => ({ value: slug, words: game })),
          ]}
        />
        <Field {...label("opponent")} {...field("opponent")} />
      </Pair>
      <Pair>
        <Field {...label("competition")} {...field("competition")} list={known} />
        <Field {...optional("stage")} {...field("stage")} />
      </Pair>
      <datalist id={known}>
        {competitions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Pair>
        <Field
          {...label("start")}
          {...field("start")}
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          hint={words.startHint}
        />
        <Select {...label("format")} {...field("format")} defaultValue={texts.format} choices={formatChoices} />
      </Pair>
      <Notice role="status">{sameTime && <Alert tone="wait" title={french(words.sameTime(sameTime))} />}</Notice>
      <Field {...optional("opponentLogo")} {...field("opponentLogo")} inputMode="url" hint={words.logoHint} />
      <UploadButton target={logoTarget} of={fieldWords.opponentLogo} />
      <Pair>
        <Field {...optional("watch")} {...field("watch")} inputMode="url" hint={words.addressHint} />
        <Field {...optional("vod")} {...field("vod")} inputMode="url" hint={words.addressHint} />
      </Pair>
      <TextArea {...optional("lineup")} {...field("lineup")} rows={2} hint={words.lineupHint} />
      <TextArea {...optional("notes")} {...field("notes")} rows={3} />
      <Select
        {...label("isPublished")}
        {...field("visibility")}
        defaultValue={texts.visibility}
        choices={visibilityChoices}
      />
      <MatchPosts match={match?.id ?? null} />
    </Fields>
  );
};

const Body = ({ id, match }: FormProps) => {
  const { teams, isReady, retry } = useUnit({ teams: $teams, isReady: $isReady, retry: choicesWanted });
  if (!isReady || (teams.status === "loading" && !match)) return <ArticleSkeleton words={words.loading} />;
  return (
    <>
      {teams.status === "failed" && (
        <Alert
          tone="bad"
          role="status"
          title={words.noTeams}
          action={<QuietButton onClick={() => retry(null)}>{adminWords.retry}</QuietButton>}
        />
      )}
      <MatchFields key={match?.id} id={id} match={match} />
    </>
  );
};

const Foot = ({ id, match }: FormProps) => {
  const { isAdding, isSaving, close } = useUnit({
    isAdding: creation.$isPending,
    isSaving: edit.$isPending,
    close: formClosed,
  });
  const isBusy = isAdding || isSaving;
  return (
    <>
      <p>{words.kept}</p>
      <QuietButton look="bare" onClick={() => close()}>
        {words.close}
      </QuietButton>
      <Button type="submit" size="small" form={id} busy={isBusy}>
        {isBusy ? words.sending : words.send[match ? "edit" : "create"]}
      </Button>
    </>
  );
};

/** The dialog that announces a match, or changes its details. What is typed stays on the device until it is saved. */
export const MatchDialog = () => {
  const { editing, close, lost } = useUnit({ editing: $editing, close: formClosed, lost: partLoadFailed });
  const id = useId();
  const match = editing?.match ?? null;
  return (
    <Dialog
      isOpen={editing !== null}
      title={match ? words.edit : words.create}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={editing && <Foot id={id} match={match} />}
    >
      {editing && <Body id={id} match={match} />}
      <MatchConflict />
    </Dialog>
  );
};
