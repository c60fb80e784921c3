import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { MemoryBackend, Subjects } from "../backend.ts";
import type { StoredValue } from "../shared/keyValueStore.ts";

const without = <Record>(slot: StoredValue<readonly Record[]>, isTheirs: (record: Record) => boolean): void =>
  slot.write(slot.read().filter((record) => !isTheirs(record)));

/** Likes go, and comments lose their name. */
const forgetReactions = <Id>({ likes, comments }: Subjects<Id>, id: MemberId): void => {
  without(likes, ({ member }) => member === id);
  comments.write(comments.read().map((comment) => (comment.author === id ? { ...comment, author: null } : comment)));
};

/** Erases a member, with all that hangs on them. Their comments and articles stay: the first without a name, the others with it. */
export const forgetMember = (backend: MemoryBackend, id: MemberId): void => {
  const {
    applications,
    articles,
    articleReactions,
    links,
    mails,
    memberOf,
    members,
    notes,
    ratings,
    revisions,
    steps,
    tipReactions,
  } = backend;
  const email = memberOf(id)?.email;
  const isTheirs = ({ member }: { readonly member: MemberId }) => member === id;
  forgetReactions(tipReactions, id);
  forgetReactions(articleReactions, id);
  without(ratings, isTheirs);
  without(links, isTheirs);
  without(applications, ({ applicant }) => applicant === id);
  applications.write(applications.read().map((one) => (one.decidedBy === id ? { ...one, decidedBy: null } : one)));
  const isLeft = ({ on }: { readonly on: ApplicationId }) => applications.read().every((one) => one.id !== on);
  without(notes, isLeft);
  without(steps, isLeft);
  notes.write(notes.read().map((note) => (note.author === id ? { ...note, author: null } : note)));
  steps.write(steps.read().map((step) => (step.by === id ? { ...step, by: null } : step)));
  revisions.write(revisions.read().map((one) => (one.by === id ? { ...one, by: null } : one)));
  articles.write(
    articles.read().map((article) => {
      if (article.authorId !== id) return article;
      // An author without a name signs with an e-mail.
      return { ...article, authorId: null, author: article.author.includes("@") ? "" : article.author };
    }),
  );
  without(mails, ({ to }) => to === email);
  without(members, (member) => member.id === id);
};
