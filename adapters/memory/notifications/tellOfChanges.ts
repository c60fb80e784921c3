import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import { day, hour } from "../../../domain/shared/clock.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { isIn } from "../../../domain/club/teams/team.ts";
import { isSameUsername } from "../../../domain/accounts/names.ts";
import { authorLines, authorNames, lineOfMember } from "../../../domain/content/authors.ts";
import { followId } from "../../../domain/notifications/following.ts";
import type { ApplicationRecord, ArticleRecord, MemberRecord, TipRecord } from "../dataset.ts";
import type { Store, Stores } from "../stores.ts";
import { tell, type Told } from "./tell.ts";
import { type Now, tellOfComments } from "./tellOfComments.ts";
import { tellOfEventsDue } from "./tellOfEvents.ts";

/** Calls back for each row that `update` adds or changes. */
const heard = <Row extends { readonly id: string }>(
  store: Store<Row>,
  changed: (before: Row | undefined, after: Row) => void,
): Store<Row> => ({
  ...store,
  update(change) {
    let before: readonly Row[] = [];
    let after: readonly Row[] = [];
    store.update((rows) => (after = change((before = rows))));
    // A row that stays is the same object.
    const known = new Set(before);
    for (const row of after) {
      if (!known.has(row))
        changed(
          before.find(({ id }) => id === row.id),
          row,
        );
    }
  },
});

const toldOfMatch = (stores: Stores, match: MatchRow, kind: Told["kind"], key: string, at: Date): void => {
  const team = stores.teams.read().find(({ slug, isPublished }) => isPublished && slug === match.team);
  if (!team) return;
  const day = dayInParis(Date.parse(match.start));
  const players = stores.memberships
    .read()
    .filter((one) => one.team === match.team && one.kind === "player" && one.isPublished && isIn(one, day))
    .map(({ person }) => followId({ kind: "person", slug: person }));
  const followers = [
    ...stores.follows.read().filter(({ on }) => on === followId({ kind: "team", slug: match.team })),
    ...stores.follows.read().filter(({ on }) => players.includes(on)),
  ];
  tell(
    stores,
    at,
    followers.map(({ member }) => member),
    {
      kind,
      key: `match/${match.id}/${key}`,
      subject: "match",
      on: match.id,
      slug: match.slug,
      title: `${team.game} contre ${match.opponent}`,
      actor: null,
    },
  );
};

/** Tells of the matches and events that begin within the hour. The database has a job for it; here acts do it, once a minute. */
export const tellDue = (stores: Stores, at: Date): void => {
  tellOfEventsDue(stores, at);
  for (const match of stores.matches.read()) {
    const left = Date.parse(match.start) - at.getTime();
    if (match.isPublished && match.status === "scheduled" && left > 0 && left <= hour) {
      toldOfMatch(stores, match, "match-soon", `soon/${match.start}`, at);
    }
  }
};

/** Stores that tell members of decisions, kept tips that change, and matches. The database has triggers for it. */
export const tellOfChanges = (stores: Stores, now: () => Now): Stores => {
  const ofApplication = (
    before: ApplicationRecord | undefined,
    { id, applicant, status, positionTitle }: ApplicationRecord,
  ) => {
    if (!before || before.status === status) return;
    const key = `application/${id}`;
    stores.notifications.update((all) => all.filter((one) => one.key !== key));
    if (status !== "accepted" && status !== "rejected") return;
    const told = {
      kind: "application",
      key,
      subject: "application",
      on: id,
      slug: "",
      title: positionTitle,
      actor: null,
    } as const;
    tell(stores, now().at, [applicant], told);
  };

  const ofTip = (before: TipRecord | undefined, { id, slug, title, content, isPublished }: TipRecord) => {
    if (!before?.isPublished || !isPublished || (before.title === title && before.content === content)) return;
    const { by, at } = now();
    const savers = stores.savedTips.read().filter(({ on }) => on === id);
    const key = `tip-change/${id}/${dayInParis(at.getTime())}`;
    const told = { kind: "tip-change", key, subject: "tip", on: id, slug, title, actor: by } as const;
    tell(
      stores,
      at,
      savers.map(({ member }) => member),
      told,
    );
  };

  const ofMatch = (before: MatchRow | undefined, match: MatchRow) => {
    const { at } = now();
    const start = Date.parse(match.start);
    if (!match.isPublished || (before?.isPublished && before.status === match.status)) return;
    if (match.status === "scheduled" && start > at.getTime() && !before?.isPublished) {
      toldOfMatch(stores, match, "match-announced", "announced", at);
    } else if (match.status === "live" && before?.status !== "live") {
      toldOfMatch(stores, match, "match-live", "live", at);
    } else if (match.status === "finished" && before?.status !== "finished" && start > at.getTime() - 7 * day) {
      toldOfMatch(stores, match, "match-result", "result", at);
    }
  };

  const isNew = (
    before: ArticleRecord | TipRecord | undefined,
    { isPublished, publishedAt }: ArticleRecord | TipRecord,
  ) => isPublished && !before?.isPublished && Date.parse(publishedAt ?? "") > now().at.getTime() - day;
  const ofNew = (
    kind: "article" | "tip",
    item: ArticleRecord | TipRecord,
    names: readonly string[],
    isSigner: (member: MemberRecord) => boolean,
  ) => {
    const { id, slug, title, category } = item;
    const signing = stores.people
      .read()
      .filter(({ name, isPublished }) => isPublished && names.includes(name))
      .map((person) => followId({ kind: "person", slug: person.slug }));
    const members = stores.members.read().filter((member) => !member.isHidden && isSigner(member));
    const signers = members.map((member) => followId({ kind: "member", slug: member.id }));
    const wanted = [followId({ kind, slug: category }), ...signing, ...signers];
    const followers = stores.follows.read().filter(({ on }) => wanted.includes(on));
    const { by, at } = now();
    tell(
      stores,
      at,
      followers.map(({ member }) => member),
      { kind: "new-content", key: `${kind}/${id}/new`, subject: kind, on: id, slug, title, actor: by },
    );
  };

  return {
    ...stores,
    articles: heard(stores.articles, (before, article) => {
      if (!isNew(before, article)) return;
      const usernameOf = (member: MemberId) => stores.members.read().find(({ id }) => id === member)?.username ?? null;
      const lines = authorLines(article.authors ?? "");
      ofNew("article", article, authorNames(article.authors ?? "", usernameOf), (member) =>
        lines.includes(lineOfMember(member.id)),
      );
    }),
    applications: heard(stores.applications, ofApplication),
    tips: heard(stores.tips, (before, tip) => {
      ofTip(before, tip);
      if (!isNew(before, tip)) return;
      // A text that any member could take as username: badges ask for the same.
      const isSigner = ({ role, username }: MemberRecord) => role !== undefined && isSameUsername(username, tip.author);
      ofNew("tip", tip, [], isSigner);
    }),
    matches: heard(stores.matches, ofMatch),
    tipComments: tellOfComments(stores, "tip", stores.tipComments, now),
    articleComments: tellOfComments(stores, "article", stores.articleComments, now),
  };
};
