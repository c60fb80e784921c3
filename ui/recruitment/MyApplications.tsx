import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { Application } from "../../domain/applications/application.ts";
import { roleIds } from "../../domain/applications/roles.ts";
import { ArticleSkeleton } from "../kit/Skeleton.tsx";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { french, typeset } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { Status } from "../kit/Status.tsx";
import { adviceOnRead } from "../page/failure.ts";
import { useUnit } from "../page/useUnit.ts";
import { applicationsLook } from "./applicationsLook.ts";
import { statuses, words } from "./applicationWords.ts";
import { $applications, applicationsWanted, withdrawPressed } from "./mine.ts";
import { recruitmentPath } from "./roleAddress.ts";
import { Timeline } from "./Timeline.tsx";
import { Withdrawal } from "./Withdrawal.tsx";
import { useLiveApplications } from "./useLiveApplications.ts";
import { words as roleWords } from "./words.ts";

const List = styled.ul`
  ${applicationsLook}
`;

/** What a role is called; one that this version doesn't know, by its id. */
const roleTitle = (position: string): string => {
  const id = roleIds.find((role) => role === position);
  return id ? roleWords.roles[id] : position;
};

/** What was pressed to take an application back, and what stays of it when that is gone. */
type Pressed = { readonly button: HTMLElement; readonly heading: HTMLElement | null };

type OneProps = { readonly application: Application; readonly onWithdraw: (pressed: Pressed) => void };

const One = ({ application, onWithdraw }: OneProps) => {
  const withdraw = useUnit(withdrawPressed);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, position, status, staffNotes } = application;
  const role = typeset(roleTitle(position));
  return (
    <li>
      <div className="head">
        <h3 ref={heading} tabIndex={-1}>
          {role}
        </h3>
        <Status {...statuses[status]} />
      </div>
      <Timeline application={application} />
      {staffNotes && (
        <div className="word">
          <h4>{words.staffNotes}</h4>
          <p>{typeset(staffNotes)}</p>
        </div>
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
    </li>
  );
};

/** What the signed-in member sent, newest first: how each stands, what the staff says, and a way to take it back. */
export const MyApplications = () => {
  const { applications, want } = useUnit({ applications: $applications, want: applicationsWanted });
  const last = useRef<Pressed>(null);
  useEffect(() => want(), [want]);
  useLiveApplications();

  if (applications.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (applications.status === "failed") {
    return (
      <EmptyState
        why="failed"
        title={words.failed}
        text={adviceOnRead(applications, words.failedAdvice)}
        action={<QuietButton onClick={() => want()}>{words.retry}</QuietButton>}
      />
    );
  }
  if (applications.value.length === 0) {
    return (
      <EmptyState
        why="first"
        title={words.none}
        text={words.noneAdvice}
        action={
          <ButtonLink size="small" to={recruitmentPath}>
            {words.openRoles}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
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
