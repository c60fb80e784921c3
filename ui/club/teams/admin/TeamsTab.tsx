import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../../../domain/club/teams/team.ts";
import { foldText } from "../../../../domain/shared/text.ts";
import { QuietButton, QuietLink } from "../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { lazyModule } from "../../../design/components/lazyModule.ts";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { ago } from "../../../design/components/text/ago.ts";
import { longDate } from "../../../design/components/text/format.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { $now } from "../../../lib/page/now.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CreateRecord, ListTab } from "../../lists/admin/ListTab.tsx";
import { recordTable } from "../../lists/admin/recordTable.tsx";
import { teamPath } from "../address.ts";
import { PersonFace } from "../PersonFace.tsx";
import { teamsView, viewAddress } from "../../../admin/viewAddress.ts";
import { teamAddress, teamIn } from "./address.ts";
import {
  $leaving,
  $names,
  $people,
  $roles,
  $search,
  departureToggled,
  searchTyped,
  staffHonours,
  staffMembers,
  staffPeople,
  staffTeams,
  teamShown,
} from "./models.ts";
import { PeopleGrid, TeamGrid } from "./tables.styles.ts";
import { Parts, Search, Ways } from "./TeamsTab.styles.ts";
import { honourLine, memberWords, honourWords, words } from "./words.ts";

const teamDialog = lazyModule(async () => (await import("./TeamDialog.tsx")).TeamDialog);
const personDialog = lazyModule(async () => (await import("./MemberDialog.tsx")).PersonDialog);
const memberDialog = lazyModule(async () => (await import("./MemberDialog.tsx")).MemberDialog);
const honourDialog = lazyModule(async () => (await import("./HonourDialog.tsx")).HonourDialog);

const InsideLink = ({ item }: { readonly item: TeamRecord }) => (
  <QuietLink look="bare" to={teamAddress(item.slug)} aria-label={typeset(words.insideOf(item.game))}>
    {words.inside}
  </QuietLink>
);

const TeamSummary = ({ item }: { readonly item: TeamRecord }) => (
  <>
    <p>{typeset([words.statuses[item.status], item.tier].filter(Boolean).join(", "))}</p>
    <InsideLink item={item} />
  </>
);

const byText = (one: string, other: string): number => one.localeCompare(other, "fr");

const TeamTable = recordTable({
  model: staffTeams,
  dialog: teamDialog,
  Grid: TeamGrid,
  useColumns: () => [
    {
      key: "statut",
      words: words.columns.status,
      compare: (one, other) => byText(words.statuses[one.status], words.statuses[other.status]),
      show: ({ status }) => words.statuses[status],
    },
    {
      key: "division",
      words: words.columns.tier,
      compare: (one, other) => byText(one.tier, other.tier),
      show: ({ tier }) => typeset(tier),
    },
    { key: "inside", words: words.inside, isHidden: true, show: (item) => <InsideLink item={item} /> },
  ],
});

/** As the site draws them. */
const PersonPicture = ({ item }: { readonly item: PersonRecord }) => (
  <PersonFace size="normal" of={{ ...item, role: useUnit($roles).get(item.slug) ?? "" }} />
);

const roleOf = (roles: ReadonlyMap<string, string>, { slug }: PersonRecord): string => roles.get(slug) ?? "";

const PeopleTable = recordTable({
  model: staffPeople,
  dialog: personDialog,
  Grid: PeopleGrid,
  Picture: PersonPicture,
  useColumns: () => {
    const { roles, moment } = useUnit({ roles: $roles, moment: $now });
    return [
      {
        key: "role",
        words: words.columns.role,
        compare: (one, other) => byText(roleOf(roles, one), roleOf(roles, other)),
        show: (person) => typeset(roleOf(roles, person)),
      },
      { key: "experience", words: words.columns.experience, show: ({ experience }) => typeset(experience) },
      {
        key: "modifie",
        words: words.columns.updated,
        compare: (one, other) => byText(one.updatedAt, other.updatedAt),
        show: ({ updatedAt }) => <time dateTime={updatedAt}>{french(ago(updatedAt, moment))}</time>,
      },
    ];
  },
});

const MemberPicture = ({ item }: { readonly item: MembershipRecord }) => {
  const person = useUnit($people).find(({ slug }) => slug === item.person);
  return person && <PersonFace size="normal" of={{ ...person, role: item.role }} />;
};

const MemberSummary = ({ item }: { readonly item: MembershipRecord }) => {
  const { names, leaving, toggle } = useUnit({ names: $names, leaving: $leaving, toggle: departureToggled });
  const { joined, departed } = item;
  const name = names.get(item.person) ?? item.person;
  const act = departed === null ? words.leavesToday : words.stays;
  const facts = [
    item.role,
    item.kind === "staff" && words.kinds.staff,
    joined && words.since(longDate(joined)),
    departed && words.until(longDate(departed)),
  ];
  return (
    <>
      <p>{typeset(facts.filter(Boolean).join(", "))}</p>
      <QuietButton
        look="bare"
        busy={leaving.includes(item.id)}
        aria-label={french(words.of(act, name))}
        onClick={() => toggle(item)}
      >
        {french(act)}
      </QuietButton>
    </>
  );
};

const HonourSummary = ({ item }: { readonly item: HonourRecord }) => <p>{typeset(honourLine(item))}</p>;

/** The members and honours of a team. */
const TeamParts = ({ slug }: { readonly slug: string }) => {
  const { teams, names, wantTeams, wantPeople, show } = useUnit({
    teams: staffTeams.$list,
    names: $names,
    wantTeams: staffTeams.wanted,
    wantPeople: staffPeople.wanted,
    show: teamShown,
  });
  const isShown = useHasFeature("teams");
  useEffect(() => {
    wantTeams();
    wantPeople();
    show(slug);
  }, [wantTeams, wantPeople, show, slug]);
  const team = teams.status === "ready" ? teams.value.find((one) => one.slug === slug) : undefined;
  const back = (
    <TextLink way="back" to={viewAddress(teamsView)}>
      {words.allTeams}
    </TextLink>
  );
  if (teams.status === "ready" && !team) {
    return (
      <>
        <Ways>{back}</Ways>
        <EmptyState why="filtered" title={french(words.notThere)} text={french(words.notThereText)} />
      </>
    );
  }
  return (
    <>
      <Ways>
        {back}
        {team?.isPublished && isShown && <TextLink to={teamPath(slug)}>{words.seePage}</TextLink>}
      </Ways>
      <Parts>
        <section>
          <ListTab
            title={[memberWords.tab, team?.game].filter(Boolean).join(", ")}
            model={staffMembers}
            dialog={memberDialog}
            Summary={MemberSummary}
            Picture={MemberPicture}
            nameOf={({ person, role }) => names.get(person) ?? role}
            isShown={(one) => one.team === slug}
          />
        </section>
        <section>
          <ListTab
            title={honourWords.tab}
            model={staffHonours}
            dialog={honourDialog}
            Summary={HonourSummary}
            isShown={(one) => one.team === slug}
            isAsked={false}
          />
        </section>
      </Parts>
    </>
  );
};

/** All people, by name, with a search. */
const People = () => {
  const { search, type, wantMembers } = useUnit({
    search: $search,
    type: searchTyped,
    wantMembers: staffMembers.wanted,
  });
  // Their roles decide on the faces.
  useEffect(() => void wantMembers(), [wantMembers]);
  const wanted = foldText(search.trim());
  return (
    <ListTab
      model={staffPeople}
      dialog={personDialog}
      Table={PeopleTable}
      isOrdered={false}
      isShown={({ name }) => foldText(name).includes(wanted)}
      isAlone
      noneFound={{ title: words.noneFound, text: words.noneFoundText }}
      tools={
        <Search>
          <Field
            label={words.search}
            type="search"
            name="people-search"
            autoComplete="off"
            defaultValue={search}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </Search>
      }
    />
  );
};

/** The view where the staff edits teams, their members and honours. */
const TeamsTab = () => {
  const slug = teamIn(useLocation().search);
  if (slug !== null) return <TeamParts slug={slug} />;
  return <ListTab model={staffTeams} dialog={teamDialog} Summary={TeamSummary} Table={TeamTable} isAlone />;
};

/** None beside the parts of a team: each has its own. */
const CreateTeam = () =>
  teamIn(useLocation().search) === null ? <CreateRecord model={staffTeams} dialog={teamDialog} /> : null;

export const parts: ViewParts = { Panel: TeamsTab, Act: CreateTeam };

export const peopleParts: ViewParts = {
  Panel: People,
  Act: () => <CreateRecord model={staffPeople} dialog={personDialog} />,
};
