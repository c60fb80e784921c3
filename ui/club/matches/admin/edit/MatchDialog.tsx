import { useId } from "react";
import { styled } from "styled-components";
import { formats, type Match } from "../../../../../domain/club/matches/match.ts";
import type { TypedMatch } from "../../../../../domain/club/matches/typed.ts";
import { FormPart } from "../../../../admin/FormPart.tsx";
import { words as adminWords } from "../../../../admin/words.ts";
import { UploadButton } from "../../../../content/admin/editor/pictures/UploadButton.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../../design/components/lists/Select.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { MatchPosts } from "../../../../discord/MatchPosts.tsx";
import { useUnit } from "../../../../lib/useUnit.ts";
import { DetailsDialog, type GivenToFields } from "../../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../../lists/admin/DetailsDialog.styles.ts";
import { uploadTarget } from "../../../lists/admin/detailsForm.ts";
import { shownVisibility, VisibilityField } from "../../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../../lists/admin/words.ts";
import { broadcastOpened } from "../broadcast/broadcast.ts";
import { broadcastPreload, BroadcastPlace } from "../broadcast/BroadcastPlace.tsx";
import { words as broadcastWords } from "../broadcast/words.ts";
import { $competitions, $teams, choicesWanted } from "../choices.ts";
import { fieldWords, formatWords, formWords as words, reasonOf } from "../words.ts";
import { $sameTime, form, logoName } from "./matchForm.ts";
import type { MatchTexts } from "./matchTexts.ts";

/** Takes no place while it is empty. */
const Notice = styled.div`
  &:empty {
    position: absolute;
  }
`;

const formatChoices = [
  { value: "", words: words.noFormat },
  ...formats.map((value) => ({ value, words: formatWords[value] })),
];
const MatchFields = ({ item: match, texts, field }: GivenToFields<Match, MatchTexts>) => {
  const { teams, competitions, sameTime, broadcast } = useUnit({
    teams: $teams,
    competitions: $competitions,
    sameTime: $sameTime,
    broadcast: broadcastOpened,
  });
  const known = useId();
  const offered = teams.status === "ready" ? teams.value : [];
  const isGone = match !== null && offered.every(({ slug }) => slug !== match.team);
  const label = (name: keyof TypedMatch) => ({ label: fieldWords[name], autoComplete: "off" });
  const optional = (name: keyof TypedMatch) => ({ ...label(name), mark: formWords.optional });
  return (
    <>
      <FormPart name={words.parts.match}>
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
      </FormPart>
      <FormPart name={words.parts.start}>
        <Pair>
          <Field
            {...label("start")}
            {...field("start")}
            type="datetime-local"
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            hint={match?.status === "postponed" ? words.postponedHint : words.startHint}
          />
          <Select {...label("format")} {...field("format")} defaultValue={texts.format} choices={formatChoices} />
        </Pair>
        <Notice role="status">{sameTime && <Alert tone="wait" title={french(words.sameTime(sameTime))} />}</Notice>
      </FormPart>
      <FormPart name={words.parts.links}>
        <Field {...optional("opponentLogo")} {...field("opponentLogo")} inputMode="url" hint={words.logoHint} />
        <UploadButton target={uploadTarget(logoName, match)} of={fieldWords.opponentLogo} />
        <Pair>
          <Field {...optional("watch")} {...field("watch")} inputMode="url" hint={words.addressHint} />
          <Field {...optional("vod")} {...field("vod")} inputMode="url" hint={words.addressHint} />
        </Pair>
      </FormPart>
      <FormPart name={words.parts.team}>
        <TextArea {...optional("lineup")} {...field("lineup")} rows={1} hint={words.lineupHint} />
        <TextArea {...optional("notes")} {...field("notes")} rows={2} />
      </FormPart>
      <FormPart name={words.parts.onSite}>
        <VisibilityField field={field("visibility")} chosen={texts.visibility} />
        <MatchPosts match={match?.id ?? null} />
        {match && (
          <div>
            <QuietButton {...broadcastPreload} onClick={() => broadcast(match)}>
              <Icon name="play" />
              {broadcastWords.open}
            </QuietButton>
            <BroadcastPlace />
          </div>
        )}
      </FormPart>
    </>
  );
};

const { isPublished, ...otherLabels } = fieldWords;
const labels = { ...otherLabels, visibility: isPublished };

const shownAs = (name: keyof MatchTexts, text: string): string =>
  name === "start" ? text.replace("T", " ") : shownVisibility(name, text);

/** The dialog that announces a match, or changes its details. */
export const MatchDialog = () => {
  const { teams, editing, retry } = useUnit({ teams: $teams, editing: form.$editing, retry: choicesWanted });
  return (
    <DetailsDialog
      form={form}
      words={words}
      labels={labels}
      shownAs={shownAs}
      reasonOf={reasonOf}
      isWaiting={teams.status === "loading" && !editing?.item}
      above={
        teams.status === "failed" && (
          <Alert
            tone="bad"
            role="status"
            title={words.noTeams}
            action={<QuietButton onClick={() => retry(null)}>{adminWords.retry}</QuietButton>}
          />
        )
      }
      Fields={MatchFields}
    />
  );
};
