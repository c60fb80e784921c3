import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { isMute, type Measure } from "../../../../domain/content/reports/measure.ts";
import { measuresTab } from "../../../accounts/profile/address.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../design/tokens/measures.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { $now } from "../../../lib/page/now.ts";
import type { MemberTab } from "../../../lib/page/slots.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import {
  $appealing,
  $measures,
  appealClosed,
  appealForm,
  appealOpened,
  measuresRetried,
  measuresWanted,
} from "./measures.ts";
import { words } from "./words.ts";

const List = styled.ul`
  ${stack(space.x4)}
`;

const Panel = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x4};
  padding: ${space.x5};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;

  form {
    width: 100%;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x1} ${space.x4};
    width: 100%;
  }
  h3 {
    font-size: ${size.headline};
  }
  time {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;

/** What one side says. */
const Said = styled.div`
  width: 100%;
  padding-left: ${space.x4};
  border-left: ${stroke.strong} solid ${meaning.lineStrong};
  h4 {
    font-size: ${size.small};
  }
  p {
    max-width: 37.8em;
    white-space: pre-line;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x3};
`;

type Of = { readonly measure: Measure };

const AppealForm = () => {
  const { props, field, isPending } = useForm(appealForm);
  const close = useUnit(appealClosed);
  return (
    <Fields as="form" {...props}>
      <TextArea {...field("text")} label={words.appealText} hint={french(words.appealHint)} rows={4} dir="auto" />
      <Acts>
        <Button type="submit" size="small" busy={isPending}>
          {isPending ? words.sending : words.send}
        </Button>
        <QuietButton look="bare" onClick={() => close()}>
          {words.cancel}
        </QuietButton>
      </Acts>
    </Fields>
  );
};

/** What the member answered, and the staff's answer to it; or the way to contest the measure. */
const Appeal = ({ measure: { id, liftedAt, appeal, answer } }: Of) => {
  const { appealing, open } = useUnit({ appealing: $appealing, open: appealOpened });
  if (appeal === null) {
    if (liftedAt !== null) return null;
    if (appealing === id) return <AppealForm key={id} />;
    return <QuietButton onClick={() => open(id)}>{words.appeal}</QuietButton>;
  }
  return (
    <>
      <Said>
        <h4>{words.yours}</h4>
        <p dir="auto">{typeset(appeal.text)}</p>
      </Said>
      {answer === null ? (
        <Status tone="wait" words={words.awaited} />
      ) : (
        <Said>
          <h4>{answer.isAccepted ? words.accepted : words.refused}</h4>
          {answer.text !== "" && <p dir="auto">{typeset(answer.text)}</p>}
        </Said>
      )}
    </>
  );
};

const OneMeasure = ({ measure }: Of) => {
  const { moment, appealing } = useUnit({ moment: $now, appealing: $appealing });
  const panel = useRef<HTMLLIElement>(null);
  // The button that opens the form, and the form once it is closed or sent, are removed with the focus in them.
  useOnChange(appealing === measure.id, () => {
    const field = panel.current?.querySelector("textarea");
    if (field || document.activeElement === document.body) (field ?? panel.current)?.focus();
  });
  const { kind, reason, createdAt, liftedAt } = measure;
  const isOn = kind === "warning" ? liftedAt === null : isMute(measure, moment.now);
  const { states } = words;
  return (
    <Panel ref={panel} tabIndex={-1}>
      <header>
        <h3>{french(words.kindOf(measure))}</h3>
        {liftedAt !== null ? (
          <Status tone="ok" words={states.lifted} />
        ) : (
          kind === "mute" && <Status tone={isOn ? "bad" : "draft"} words={isOn ? states.holds : states.over} />
        )}
        <time dateTime={createdAt}>{french(agoAndWhen(createdAt, moment))}</time>
      </header>
      {kind === "mute" && isOn && <p>{french(words.effect)}</p>}
      <Said>
        <h4>{words.reason}</h4>
        <p dir="auto">{typeset(reason)}</p>
      </Said>
      <Appeal measure={measure} />
    </Panel>
  );
};

/** What the staff decided about the member, who may contest each decision once. */
const OwnMeasures = () => {
  const { measures, want, retry } = useUnit({ measures: $measures, want: measuresWanted, retry: measuresRetried });
  useEffect(() => want(), [want]);
  if (measures.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (measures.status === "failed") {
    return (
      <EmptyState
        why="failed"
        title={words.failed}
        text={adviceOnRead(measures)}
        action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
      />
    );
  }
  if (measures.value.length === 0) return <EmptyState why="first" title={words.none} text={words.noneAdvice} />;
  return (
    <List aria-label={french(words.title)}>
      {measures.value.map((measure) => (
        <OneMeasure key={measure.id} measure={measure} />
      ))}
    </List>
  );
};

export const tab: MemberTab = {
  key: measuresTab,
  words: words.tab,
  isForFew: true,
  Panel: () => (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      <OwnMeasures />
    </>
  ),
};
