import { useEffect, useRef } from "react";
import type { Application } from "../../../domain/applications/application.ts";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import type { MemberTab } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Closed, List, Panel, PanelHead, StaffNotes } from "./MyApplications.styles.ts";
import { statuses, words } from "./applicationWords.ts";
import { $applications, applicationsWanted, withdrawPressed } from "./ownApplications.ts";
import { recruitmentPath } from "../positions/positionAddress.ts";
import { Timeline } from "./Timeline.tsx";
import { Withdrawal } from "./Withdrawal.tsx";
import { useLiveApplications } from "./useLiveApplications.ts";
import { focusContent } from "../../lib/focusContent.ts";

/** The pressed button, and the heading that takes the focus when the button disappears. */
type Pressed = { readonly button: HTMLElement; readonly heading: HTMLElement | null };

type OneProps = { readonly application: Application; readonly onWithdraw: (pressed: Pressed) => void };

const One = ({ application, onWithdraw }: OneProps) => {
  const withdraw = useUnit(withdrawPressed);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, positionTitle, status, staffNotes } = application;
  const role = typeset(positionTitle);
  return (
    <Panel>
      <PanelHead>
        <h3 ref={heading} tabIndex={-1}>
          {role}
        </h3>
        <Status {...statuses[status]} />
      </PanelHead>
      <Timeline application={application} />
      {staffNotes && (
        <StaffNotes>
          <h4>{words.staffNotes}</h4>
          <p>{typeset(staffNotes)}</p>
        </StaffNotes>
      )}
      {status === "pending" && (
        <QuietButton
          aria-label={french(words.withdrawFor(role))}
          onClick={({ currentTarget }) => (
            onWithdraw({ button: currentTarget, heading: heading.current }),
            withdraw(id)
          )}
        >
          {words.withdraw}
        </QuietButton>
      )}
    </Panel>
  );
};

/** The member's applications, newest first: status, notes of the staff, withdrawal. */
const MyApplications = () => {
  const { applications, want } = useUnit({ applications: $applications, want: applicationsWanted });
  const last = useRef<Pressed>(null);
  const isRecruiting = useHasFeature("applications");
  useEffect(() => want(), [want]);
  useLiveApplications();

  if (applications.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (applications.status === "failed") {
    return (
      <EmptyState
        why="failed"
        title={words.failed}
        text={adviceOnRead(applications)}
        action={<QuietButton onClick={() => (focusContent(), want())}>{words.retry}</QuietButton>}
      />
    );
  }
  if (applications.value.length === 0) {
    return (
      <EmptyState
        why="first"
        title={words.none}
        text={isRecruiting ? words.noneAdvice : words.closedNow}
        action={
          isRecruiting && (
            <ButtonLink size="small" to={recruitmentPath}>
              {words.openRoles}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {!isRecruiting && <Closed>{typeset(words.closedNow)}</Closed>}
      <List aria-label={words.title}>
        {applications.value.map((application) => (
          <One
            key={application.id}
            application={application}
            onWithdraw={(pressed) => {
              last.current = pressed;
            }}
          />
        ))}
      </List>
      <Withdrawal
        returnTo={() => (last.current?.button.isConnected ? last.current.button : (last.current?.heading ?? null))}
      />
    </>
  );
};

export const applicationsTab: MemberTab = {
  key: "candidatures",
  words: words.tab,
  Panel: () => (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      <MyApplications />
    </>
  ),
};
