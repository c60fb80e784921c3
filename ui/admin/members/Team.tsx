import { useEffect, useId } from "react";
import { useLocation } from "react-router-dom";
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
import { useSelect } from "../listAddress.ts";
import { useFocusFallback } from "../rowFocus.ts";
import { SearchBox } from "../SearchBox.tsx";
import { words as adminWords } from "../words.ts";
import { type Column, PanelTable } from "../table/PanelTable.tsx";
import { sortedBy } from "../table/orders.ts";
import { nextSorting } from "../table/sorting.ts";
import { Acts, Cell, FaceCell, Grid, Name, Row, Title } from "../table/Table.styles.ts";
import { membersAddress, type MemberSorting, type MembersSelection, membersSelectionOf } from "./address.ts";
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
import { layout, space, stroke, weight } from "../../design/tokens/measures.ts";
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

/** Face, name, role, act. On phones the role stands under the name, the act under both. */
const MemberGrid = styled(Grid)`
  --columns: ${layout.touch} minmax(0, 1.4fr) minmax(0, 1fr) 200px;

  ${below.tablet} {
    --columns: ${layout.touch} minmax(0, 1fr) auto;

    td:nth-child(1) {
      grid-row: 1 / 3;
    }
    td:nth-child(3) {
      grid-area: 2 / 2;
    }
    td:nth-child(4) {
      grid-area: 1 / 3 / 3 / 4;
    }
  }
`;

const MemberRow = ({ item: { id, username, avatar, role } }: { readonly item: TeamMember }) => {
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
    <Row>
      <FaceCell>
        <Face name={name} picture={avatar} drawing={memberFace(username)} />
      </FaceCell>
      <Name>
        <Title>
          <bdi>{name}</bdi>
        </Title>
      </Name>
      <Cell>
        <Badge>{isReserved ? words.reservedMark : words.roles[role ?? "none"]}</Badge>
      </Cell>
      <Acts>
        {role !== "admin" && id !== me?.id && (
          <QuietButton
            look="line"
            busy={changing.includes(id)}
            aria-label={french(isStaff ? words.takeFrom(name) : words.giveTo(name))}
            onClick={() => press({ member: id, isStaff: !isStaff })}
          >
            {isStaff ? words.take : words.give}
          </QuietButton>
        )}
      </Acts>
    </Row>
  );
};

const rights: readonly TeamMember["role"][] = ["admin", "staff", null];
const compare: Record<MemberSorting["by"], (one: TeamMember, other: TeamMember) => number> = {
  name: (one, other) => (one.username ?? "").localeCompare(other.username ?? "", "fr"),
  role: (one, other) => rights.indexOf(one.role) - rights.indexOf(other.role),
};

const columnsIn = (selection: MembersSelection): readonly Column[] => {
  const { columns } = words;
  const sorted = (key: MemberSorting["by"]): Column => ({
    key,
    words: columns[key],
    to: membersAddress({ ...selection, sorting: nextSorting(selection.sorting, key) }),
  });
  return [
    { key: "face", words: columns.face, isHidden: true },
    sorted("name"),
    sorted("role"),
    { key: "acts", words: columns.acts, isHidden: true },
  ];
};

/** Rights are given and taken one by one: nothing is chosen. */
const Found = ({ selection }: { readonly selection: MembersSelection }) => {
  const { found, wanted, want } = useUnit({ found: $found, wanted: $searchedName, want: membersWanted });
  if (found.status === "loading") return <ArticleSkeleton words={words.finding} />;
  if (found.status === "failed") {
    return (
      <p role="alert">
        {french(words.teamFailed)} <QuietButton onClick={() => want(wanted)}>{adminWords.retry}</QuietButton>
      </p>
    );
  }
  if (found.value.length === 0) return <p role="status">{words.noMember}</p>;
  const { sorting } = selection;
  return (
    <PanelTable
      label={french(wanted === "" ? words.members : words.found)}
      items={sortedBy(found.value, sorting && { way: sorting.way, compare: compare[sorting.by] })}
      isBusy={false}
      columns={columnsIn(selection)}
      sorting={sorting}
      Grid={MemberGrid}
      Row={MemberRow}
    />
  );
};

/** Lists the staff; admins give and take the right here. */
export const Team = () => {
  const want = useUnit(membersWanted);
  const select = useSelect();
  const selection = membersSelectionOf(useLocation().search);
  const { words: wanted } = selection;
  const title = useId();
  useEffect(() => void want(wanted), [want, wanted]);
  const search = (typed: string) => select(membersAddress({ ...selection, words: typed }));
  return (
    <Section $span={12} aria-labelledby={title}>
      <SectionTitle id={title}>{french(words.team)}</SectionTitle>
      <SectionBody>
        <Explanation>{french(words.teamText)}</Explanation>
        <div role="search" aria-label={words.search}>
          <SearchBox label={words.search} hint={words.searchHint} words={wanted} onSearch={search} />
        </div>
        <Found selection={selection} />
        <ReservedNames />
      </SectionBody>
    </Section>
  );
};
