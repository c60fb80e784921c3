import { useEffect, useState } from "react";
import {
  invalidWords,
  isAppealed,
  isMute,
  longestMeasureReason,
  type StaffMeasure,
} from "../../../../domain/content/reports/measure.ts";
import { Person, Text } from "../../../admin/record.styles.ts";
import { useRowFocusRestore } from "../../../admin/rowFocus.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as ownWords } from "../mine/words.ts";
import { words as reportWords } from "./words.ts";
import {
  $answers,
  $changingMeasures,
  $measures,
  answerSent,
  answerTyped,
  liftPressed,
  measuresLeft,
  measuresRetried,
  measuresShown,
} from "./measuring.ts";
import { measureProblems, measureWords as words } from "./measureWords.ts";
import { Acts, List, Said, Section, Subject } from "./ReportsTab.styles.ts";

type Of = { readonly measure: StaffMeasure };

const nameOf = ({ aboutCard }: StaffMeasure): string => aboutCard.username ?? reportWords.nameless;

/** Answers an appeal: to refuse it needs words. */
const Answer = ({ measure }: Of) => {
  const { answers, changing, type, send } = useUnit({
    answers: $answers,
    changing: $changingMeasures,
    type: answerTyped,
    send: answerSent,
  });
  const [isTried, tryIt] = useState(false);
  const text = answers[measure.id] ?? "";
  const invalid = invalidWords(text, longestMeasureReason);
  const isBusy = changing.includes(measure.id);
  const name = nameOf(measure);
  const answer = (isAccepted: boolean) => {
    tryIt(!isAccepted);
    const isSaid = invalid === undefined || (isAccepted && invalid.kind === "words-required");
    if (isSaid) send({ measure: measure.id, isAccepted, text });
  };
  const isShown = invalid && (isTried || invalid.kind === "words-too-long");
  return (
    <>
      <TextArea
        label={words.answer}
        hint={french(words.answerHint)}
        error={isShown ? measureProblems.words(invalid) : undefined}
        rows={2}
        value={text}
        dir="auto"
        onChange={({ currentTarget: { value } }) => type({ id: measure.id, text: value })}
      />
      <Acts>
        <QuietButton busy={isBusy} aria-label={typeset(words.acceptOf(name))} onClick={() => answer(true)}>
          {words.accept}
        </QuietButton>
        <QuietButton
          look="danger"
          busy={isBusy}
          aria-label={typeset(words.refuseOf(name))}
          onClick={() => answer(false)}
        >
          {words.refuse}
        </QuietButton>
      </Acts>
    </>
  );
};

const Lift = ({ measure }: Of) => {
  const { changing, lift } = useUnit({ changing: $changingMeasures, lift: liftPressed });
  return (
    <Acts>
      <QuietButton
        busy={changing.includes(measure.id)}
        aria-label={typeset(words.liftOf(nameOf(measure)))}
        onClick={() => lift(measure.id)}
      >
        {words.lift}
      </QuietButton>
    </Acts>
  );
};

const OneMeasure = ({ measure }: Of) => {
  const moment = useUnit($now);
  const { aboutCard, reason, createdAt, decidedBy, liftedAt, liftedBy, appeal, answer, answeredBy, mayChange } =
    measure;
  const name = nameOf(measure);
  const waits = isAppealed(measure);
  return (
    <Subject>
      <Person>
        <Face size="comment" name={name} picture={aboutCard.avatar} drawing={memberFace(aboutCard.username)} />
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>{french(ownWords.kindOf(measure))}</p>
          <time dateTime={createdAt}>
            {typeset(words.by(decidedBy))}, {french(ago(createdAt, moment))}
          </time>
        </div>
      </Person>
      <Text dir="auto">{typeset(reason)}</Text>
      {appeal && (
        <Said>
          <li>
            <b>{typeset(words.appealOf(name))}</b>, <time dateTime={appeal.at}>{french(ago(appeal.at, moment))}</time>
            <p dir="auto">{typeset(appeal.text)}</p>
          </li>
          {answer && (
            <li>
              <b>{typeset(words.answeredBy(answer.isAccepted, answeredBy))}</b>,{" "}
              <time dateTime={answer.at}>{french(ago(answer.at, moment))}</time>
              {answer.text !== "" && <p dir="auto">{typeset(answer.text)}</p>}
            </li>
          )}
        </Said>
      )}
      {liftedAt !== null && (
        <p>
          {typeset(words.liftedBy(liftedBy))}, <time dateTime={liftedAt}>{french(ago(liftedAt, moment))}</time>
        </p>
      )}
      {mayChange && waits && <Answer measure={measure} />}
      {mayChange && !waits && isInForce(measure, moment.now) && <Lift measure={measure} />}
    </Subject>
  );
};

const isInForce = (measure: StaffMeasure, now: number): boolean =>
  measure.kind === "warning" ? measure.liftedAt === null : isMute(measure, now);

type MeasuresProps = {
  readonly all: readonly StaffMeasure[];
  readonly restore?: ReturnType<typeof useRowFocusRestore>;
};

const Measures = ({ all, restore }: MeasuresProps) => (
  <List {...restore}>
    {all.map((measure) => (
      <OneMeasure key={measure.id} measure={measure} />
    ))}
  </List>
);

/** What the staff decided about members: appeals that wait, what is in force, and what is past. */
export const MeasureList = () => {
  const { measures, moment, show, leave, retry } = useUnit({
    measures: $measures,
    moment: $now,
    show: measuresShown,
    leave: measuresLeft,
    retry: measuresRetried,
  });
  useEffect(() => {
    show();
    return () => void leave();
  }, [show, leave]);
  const [inAppeals, inOthers] = [useRowFocusRestore(measures), useRowFocusRestore(measures)];
  if (measures.status === "loading") return null;
  if (measures.status === "failed") {
    return (
      <p role="alert">
        {french(words.failed)} <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>
      </p>
    );
  }
  const appeals = measures.value.filter(isAppealed);
  const others = measures.value.filter((one) => !isAppealed(one));
  const inForce = others.filter((one) => isInForce(one, moment.now));
  const past = others.filter((one) => !isInForce(one, moment.now));
  return (
    <>
      {appeals.length > 0 && (
        <Section>
          <h2>{words.appeals}</h2>
          <Measures all={appeals} restore={inAppeals} />
        </Section>
      )}
      {inForce.length > 0 && (
        <Section>
          <h2>{words.inForce}</h2>
          <Measures all={inForce} restore={inOthers} />
        </Section>
      )}
      {past.length > 0 && (
        <details>
          <summary>{french(words.past(past.length))}</summary>
          <Measures all={past} />
        </details>
      )}
    </>
  );
};
