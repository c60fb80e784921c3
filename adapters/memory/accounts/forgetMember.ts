import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import { authorAfterLeaving } from "../../../domain/content/articles/article.ts";
import type { MemoryBackend, Reactions } from "../backend.ts";
import type { StoredValue } from "../shared/keyValueStore.ts";

type Records<Record> = StoredValue<readonly Record[]>;

const without = <Record>(records: Records<Record>, isTheirs: (record: Record) => boolean): void =>
  records.update((all) => all.filter((record) => !isTheirs(record)));

/** Records stay when the member that they name leaves; the name goes. */
const withoutName = <Name extends string, Record extends { readonly [name in Name]: MemberId | null }>(
  records: Records<Record>,
  name: Name,
  id: MemberId,
): void => records.update((all) => all.map((record) => (record[name] === id ? { ...record, [name]: null } : record)));

const forgetReactions = <Id>({ likes, comments }: Reactions<Id>, id: MemberId): void => {
  without(likes, ({ member }) => member === id);
  withoutName(comments, "author", id);
};

/** Erases a member with their data. Their comments stay without a name, their articles under the name of the author. */
export const forgetMember = (backend: MemoryBackend, id: MemberId): void => {
  const { applications, articles, links, mails, memberOf, members, notes, owned, ratings, revisions, steps } = backend;
  const email = memberOf(id)?.email;
  const isTheirs = ({ member }: { readonly member: MemberId }) => member === id;
  forgetReactions(backend.tipReactions, id);
  forgetReactions(backend.articleReactions, id);
  without(ratings, isTheirs);
  for (const records of owned.values()) without(records, isTheirs);
  without(links, isTheirs);
  without(applications, ({ applicant }) => applicant === id);
  withoutName(applications, "decidedBy", id);
  const isErased = ({ on }: { readonly on: ApplicationId }) => applications.read().every((one) => one.id !== on);
  without(notes, isErased);
  without(steps, isErased);
  withoutName(notes, "author", id);
  withoutName(steps, "by", id);
  withoutName(revisions, "by", id);
  articles.update((all) =>
    all.map((article) =>
      article.authorId === id ? { ...article, authorId: null, author: authorAfterLeaving(article.author) } : article,
    ),
  );
  without(mails, ({ to }) => to === email);
  without(members, (member) => member.id === id);
};
