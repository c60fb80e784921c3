import { useEffect, useRef, useState } from "react";
import type { ReportedSubject } from "../../../../domain/content/reports/report.ts";
import { memberPath } from "../../../accounts/members/address.ts";
import { pathOf } from "../../../admin/address.ts";
import { NotReady } from "../../../admin/NotReady.tsx";
import { Person, Text } from "../../../admin/record.styles.ts";
import { useRowFocusRestore } from "../../../admin/rowFocus.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { ago, agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $now } from "../../../lib/page/now.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $changing, $reasons, hidePressed, reasonTyped } from "../../reactions/admin/moderation.ts";
import { ReasonField, whyNotSent } from "../../reactions/admin/ReasonField.tsx";
import { fragmentOf } from "../../reactions/fragment.ts";
import { reasons } from "../words.ts";
import { $reports, $settling, reportsLeft, reportsRetried, reportsShown, settlePressed } from "./reports.ts";
import { Log } from "./Log.tsx";
import { MeasureDialog } from "./MeasureDialog.tsx";
import { MeasureList } from "./MeasureList.tsx";
import { measureOpened } from "./measuring.ts";
import { measureWords } from "./measureWords.ts";
import { Acts, List, Said, Subject, Whole } from "./ReportsTab.styles.ts";
import { words } from "./words.ts";

type Of = { readonly item: ReportedSubject };

const nameOf = ({ username }: ReportedSubject["aboutCard"]): string => username ?? words.nameless;

/** Where the reported comment stands, or the member's page. */
const Place = ({ item: { subject, aboutCard, comment } }: Of) => {
  const moment = useUnit($now);
  if (subject.kind === "member") {
    return aboutCard.username === null ? null : <Link to={memberPath(aboutCard.username)}>{words.memberPage}</Link>;
  }
  if (comment === null) return null;
  return (
    <>
      <p>
        {french(words.on)}{" "}
        <Link to={`${pathOf(subject.kind, comment.slug)}#${fragmentOf(subject.id)}`}>{typeset(comment.title)}</Link>
      </p>
      <time dateTime={comment.createdAt}>{french(agoAndWhen(comment.createdAt, moment))}</time>
    </>
  );
};

/** Hides the comment for a reason, decides about the member, or settles the reports. */
const SubjectActs = ({ item: { subject, about, aboutCard } }: Of) => {
  const { changing, settling, typed, type, hide, settle, measure } = useUnit({
    changing: $changing,
    settling: $settling,
    typed: $reasons,
    type: reasonTyped,
    hide: hidePressed,
    settle: settlePressed,
    measure: measureOpened,
  });
  const [isAsked, ask] = useState(false);
  const [isTried, tryIt] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked, isTried]);
  const name = nameOf(aboutCard);
  const reason = typed[subject.id] ?? "";
  const isBusy = changing.some((id) => id === subject.id);
  const send = () => {
    tryIt(true);
    if (subject.kind !== "member" && whyNotSent(reason, true) === undefined) {
      hide({ comment: { id: subject.id, on: { kind: subject.kind } }, reason });
    }
  };
  return (
    <>
      {isAsked && (
        <ReasonField
          ref={field}
          reason={reason}
          isTried={isTried}
          onType={(text) => type({ id: subject.id, reason: text })}
        />
      )}
      <Acts>
        {subject.kind !== "member" && (
          <QuietButton
            look="danger"
            busy={isBusy}
            aria-label={words.hideOf(name)}
            onClick={() => (isAsked ? send() : ask(true))}
          >
            {isBusy ? words.sending : words.hide}
          </QuietButton>
        )}
        {!isAsked && about !== null && (
          <QuietButton
            {...dialogPreload}
            aria-label={typeset(measureWords.openOf(name))}
            onClick={() => measure({ member: about, name, reported: subject })}
          >
            {measureWords.open}
          </QuietButton>
        )}
        {isAsked ? (
          <QuietButton look="bare" onClick={() => (ask(false), tryIt(false))}>
            {words.cancel}
          </QuietButton>
        ) : (
          <QuietButton
            busy={settling.includes(subject.id)}
            aria-label={words.settleOf(name)}
            onClick={() => settle(subject)}
          >
            {words.settle}
          </QuietButton>
        )}
      </Acts>
    </>
  );
};

const OneSubject = ({ item }: Of) => {
  const moment = useUnit($now);
  const { subject, aboutCard, comment, reports } = item;
  const name = nameOf(aboutCard);
  return (
    <Subject>
      <Person>
        <Face size="comment" name={name} picture={aboutCard.avatar} drawing={memberFace(aboutCard.username)} />
        <div>
          <h2>{typeset(words.titleOf(subject.kind, name))}</h2>
          <Place item={item} />
        </div>
      </Person>
      {comment && <Text dir="auto">{typeset(comment.text)}</Text>}
      <div>
        <p>{typeset(words.count(reports.length))}</p>
        <Said>
          {reports.map(({ reason, text, reporter, reportedAt }) => (
            <li key={`${reportedAt} ${reporter.username}`}>
              <b>{french(reasons[reason])}</b>, <bdi>{nameOf(reporter)}</bdi>,{" "}
              <time dateTime={reportedAt}>{french(ago(reportedAt, moment))}</time>
              {text !== "" && <p dir="auto">{typeset(text)}</p>}
            </li>
          ))}
        </Said>
      </div>
      <SubjectActs item={item} />
    </Subject>
  );
};

/** What members report: the staff hides the comment, decides about the member, or settles the reports. */
const Reports = () => {
  const { reports, show, leave, retry } = useUnit({
    reports: $reports,
    show: reportsShown,
    leave: reportsLeft,
    retry: reportsRetried,
  });
  const kept = useRowFocusRestore(reports);
  useFollowing("reports");
  useEffect(() => {
    show();
    return () => void leave();
  }, [show, leave]);
  if (reports.status !== "ready") return <NotReady state={reports} words={words} retry={retry} />;
  if (reports.value.length === 0) return <EmptyState why="first" title={words.none} text={words.noneText} />;
  return (
    <List {...kept}>
      {reports.value.map((item) => (
        <OneSubject key={item.subject.id} item={item} />
      ))}
    </List>
  );
};

const ReportsTab = () => (
  <Whole>
    <Reports />
    <MeasureList />
    <Log />
    <MeasureDialog />
  </Whole>
);

export const parts: ViewParts = { Panel: ReportsTab };
