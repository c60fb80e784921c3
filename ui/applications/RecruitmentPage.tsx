import { sample } from "effector";
import { recruitment } from "virtual:club/recruitment";
import { StaffStep } from "../admin/setup/StaffStep.tsx";
import { FollowWays } from "../club/FollowWays.tsx";
import { Call } from "../design/components/boards/Call.tsx";
import { typeset } from "../design/components/text/french.ts";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import { Wrap } from "../design/components/text/Wrap.tsx";
import { Head } from "../lib/page/Head.tsx";
import { $positions, $recruitmentStatus, positionsRetried, recruitmentOpened } from "./positions/positions.ts";
import { recruitmentPath } from "./positions/positionAddress.ts";
import { useApplying } from "./wizard/useApplying.ts";
import { WizardPlace } from "./wizard/WizardPlace.tsx";
import { words } from "./positions/words.ts";
import type { OpenPosition } from "../../domain/applications/positions.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { FirstState } from "../design/components/surfaces/FirstState.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import type { PageHandle } from "../lib/page/handle.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Board } from "../design/components/boards/Board.tsx";
import { SectionHeading } from "../design/components/boards/SectionHeading.tsx";
import { InvitationButton } from "../club/InvitationButton.tsx";
import { textsOpened, useTexts } from "../club/pages/texts.ts";
import { Figures } from "./Figures.tsx";
import { Position } from "./positions/Position.tsx";
import { List } from "./positions/Positions.styles.ts";

/** The open positions; with none, where to ask. */
const OpenRoles = () => {
  const { positions, retry } = useUnit({ positions: $positions, retry: positionsRetried });
  // Seldom shown: a page is opened with its data. A skeleton would cost every visitor 4 kB.
  if (positions.status === "loading") return <p role="status">{words.loading}</p>;
  if (positions.status === "failed") {
    return (
      <EmptyState
        why="failed"
        title={words.failed}
        text={adviceOnRead(positions)}
        action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
      />
    );
  }
  return <Roles roles={positions.value} />;
};

const Roles = ({ roles }: { readonly roles: readonly OpenPosition[] }) =>
  roles.length > 0 ? (
    <List>
      {roles.map((role) => (
        <Position key={role.slug} position={role} />
      ))}
    </List>
  ) : (
    <FirstState what="positions" title={words.noRoles} text={words.noRolesText} ways={<FollowWays />}>
      <StaffStep id="position" />
    </FirstState>
  );

export const Component = () => {
  const { title, text, figures, call } = useTexts("recruitment", recruitment);
  useApplying();
  return (
    <>
      <Head title={words.title} description={text} path={recruitmentPath} />
      <PageHead title={title} text={typeset(text)} />
      {figures.length > 0 && <Figures figures={figures} />}
      <Board $ground="ice" $edge="first" aria-labelledby="roles">
        <Wrap>
          <SectionHeading number={1} title={words.openRoles} id="roles" />
          <OpenRoles />
        </Wrap>
      </Board>
      <Call title={call.title} text={call.text} edge="under">
        <InvitationButton {...call} />
      </Call>
      <WizardPlace />
    </>
  );
};

sample({ clock: recruitmentOpened, fn: () => ["recruitment"] as const, target: textsOpened });

export const handle: PageHandle = { opened: recruitmentOpened, status: $recruitmentStatus, shows: ["positions"] };
