import { useEffect, useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import type { ReservedName, TeamMember } from "../../../domain/accounts/staff/ports.ts";
import { $account } from "../../accounts/session/session.ts";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { AskFirst } from "../../lib/feedback/AskFirst.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { useFocusFallback } from "../rowFocus.ts";
import { SearchBox } from "../SearchBox.tsx";
import { words as adminWords } from "../words.ts";
import { membersAddress, membersSearchIn } from "./address.ts";
import {
  $changing,
  $found,
  $reserved,
  $taking,
  $searchedName,
  membersWanted,
  nameTakingPressed,
  reservedWanted,
  rolePressed,
} from "./team.ts";
import { quiet, Section, SectionBody, SectionTitle } from "../overview/overview.styles.ts";
import { words } from "./words.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

const Explanation = styled.p`
  ${quiet}
`;

const ReservedList = styled.ul`
  margin-top: ${space.x3};
`;

const TeamRow = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto auto;
  gap: ${space.x2} ${space.x4};
  align-items: center;
  padding-block: ${space.x2};
  border-top: ${stroke.hairline} solid ${meaning.line};
  bdi {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    grid-template-columns: 44px minmax(0, 1fr);
    & > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const ReservedTitle = styled.h4`
  margin-block: ${space.x5} ${space.x2};
`;

const Reserved = ({ member: { id, username, avatar } }: { readonly member: ReservedName }) => {
  const { taking, take } = useUnit({ taking: $taking, take: nameTakingPressed });
  return (
    <TeamRow>
      <Face name={username} picture={avatar} drawing={memberFace(username)} />
      <bdi>{username}</bdi>
      <Badge>{words.reservedMark}</Badge>
      <AskFirst
        act={words.takeName}
        label={french(words.takeNameOf(username))}
        isBusy={taking.includes(id)}
        words={words.takeNameWords(username)}
        onConfirm={() => take(id)}
      />
    </TeamRow>
  );
};

/** The members whose username passes for a function or for the club. Absent while there are none. */
const ReservedNames = () => {
  const { reserved, want } = useUnit({ reserved: $reserved, want: reservedWanted });
  const title = useId();
  useEffect(() => void want(), [want]);
  const { row, stay } = useFocusFallback<HTMLUListElement>(reserved);
  if (reserved.status === "loading") return null;
  if (reserved.status === "failed") {
    return (
      <p role="alert">
        {french(words.reservedFailed)} <QuietButton onClick={() => want()}>{adminWords.retry}</QuietButton>
      </p>
    );
  }
  if (reserved.value.length === 0) return null;
  return (
    <div>
      <ReservedTitle id={title}>{words.reserved(reserved.value.length)}</ReservedTitle>
      <Explanation>{french(words.reservedText)}</Explanation>
      <ReservedList ref={stay} tabIndex={-1} {...row} aria-labelledby={title}>
        {reserved.value.map((member) => (
          <Reserved key={member.id} member={member} />
        ))}
      </ReservedList>
    </div>
  );
};

const Member = ({ member: { id, username, avatar, role } }: { readonly member: TeamMember }) => {
  const { changing, press, me, reserved } = useUnit({
    changing: $changing,
    press: rolePressed,
    me: $account,
    reserved: $reserved,
  });
  const isReserved = reserved.status === "ready" && reserved.value.some((one) => one.id === id);
  const name = username ?? words.nameless;
  const isStaff = role === "staff";
  return (
    <TeamRow>
      <Face name={name} picture={avatar} drawing={memberFace(username)} />
      <bdi>{name}</bdi>
      <Badge>{isReserved ? words.reservedMark : words.roles[role ?? "none"]}</Badge>
      {role !== "admin" && id !== me?.id && (
        <QuietButton
          look={isStaff ? "danger" : "line"}
          busy={changing.includes(id)}
          aria-label={french(isStaff ? words.takeFrom(name) : words.giveTo(name))}
          onClick={() => press({ member: id, isStaff: !isStaff })}
        >
          {isStaff ? words.take : words.give}
        </QuietButton>
      )}
    </TeamRow>
  );
};

const Found = () => {
  const { found, wanted, want } = useUnit({ found: $found, wanted: $searchedName, want: membersWanted });
  // A member who lost the right is no longer listed.
  const { row, stay } = useFocusFallback<HTMLUListElement>(found);
  if (found.status === "loading") return <ArticleSkeleton words={words.finding} />;
  if (found.status === "failed") {
    return (
      <p role="alert">
        {french(words.teamFailed)} <QuietButton onClick={() => want(wanted)}>{adminWords.retry}</QuietButton>
      </p>
    );
  }
  if (found.value.length === 0) return <p role="status">{words.noMember}</p>;
  return (
    <ul ref={stay} tabIndex={-1} {...row} aria-label={french(wanted === "" ? words.members : words.found)}>
      {found.value.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </ul>
  );
};

/** Lists the staff; admins give and take the right here. */
export const Team = () => {
  const want = useUnit(membersWanted);
  const navigate = useNavigate();
  const wanted = membersSearchIn(useLocation().search);
  const title = useId();
  useEffect(() => void want(wanted), [want, wanted]);
  const search = (typed: string) => void navigate(membersAddress(typed), { replace: true, preventScrollReset: true });
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.team)}</SectionTitle>
      <SectionBody>
        <Explanation>{french(words.teamText)}</Explanation>
        <div role="search" aria-label={words.search}>
          <SearchBox label={words.search} hint={words.searchHint} words={wanted} onSearch={search} />
        </div>
        <Found />
        <ReservedNames />
      </SectionBody>
    </Section>
  );
};
