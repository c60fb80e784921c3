import type { MemberId } from "../../../domain/accounts/member.ts";
import { foldedUsername } from "../../../domain/accounts/username.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import { namesIn, usernamesIn } from "../../../domain/content/reactions/mentions.ts";
import { day } from "../../../domain/shared/clock.ts";
import type { CommentRecord } from "../dataset.ts";
import type { Store, Stores } from "../stores.ts";
import { tell } from "./tell.ts";

type Row = CommentRecord<string>;

/** Who acts, and when. */
export type Now = { readonly by: MemberId | null; readonly at: Date };

const isShown = (comment: Row): boolean => !isHidden(comment) && comment.isDeleted !== true;

/**
 * Who is told of a comment: the authors of what it answers, those whom it names, and its own author when another member shows it. The
 * database has triggers for it.
 */
const tellOfComment = (
  stores: Stores,
  kind: ContentKind,
  before: Row | undefined,
  after: Row,
  { by, at }: Now,
): void => {
  const items = kind === "tip" ? stores.tips.read() : stores.articles.read();
  const item = items.find(({ id, isPublished }) => id === after.on && isPublished);
  if (!item || !isShown(after)) return;
  // One that was held or hidden is told when it is shown: who knows of it already isn't told again. Who was told of an old one isn't known.
  const wasHidden = before !== undefined && isHidden(before);
  if (wasHidden && Date.parse(after.createdAt) <= at.getTime() - 90 * day) return;
  const isNew = !before || wasHidden;
  const isEdit = !isNew && before.text !== after.text;
  if (!isNew && !isEdit) return;
  const comments: readonly Row[] = kind === "tip" ? stores.tipComments.read() : stores.articleComments.read();
  const answered = comments
    .filter(({ id }) => id === after.parent || id === after.answered)
    .flatMap(({ author }) => (author === null ? [] : [author]));
  const namedBy = (text: string): readonly MemberId[] => {
    const members = stores.members.read().filter(({ username }) => username);
    const called = (name: string) =>
      members.find(({ username }) => foldedUsername(username ?? "") === foldedUsername(name));
    const named = namesIn(text).map((name) => usernamesIn(name).map(called).find(Boolean));
    return [...new Set(named.flatMap((one) => (one && !one.isHidden ? [one.id] : [])))];
  };
  const told = {
    subject: kind,
    on: item.id,
    slug: item.slug,
    title: item.title,
    actor: after.author,
    comment: after.id,
  } as const;
  if (wasHidden && after.author && after.author !== by) {
    tell(stores, at, [after.author], { ...told, kind: "comment-shown", key: `comment-shown:${after.id}`, actor: null });
  }
  if (isNew) tell(stores, at, answered, { ...told, kind: "answer", key: `answer:${after.id}` });
  // An answer is no mention too.
  const known = [...answered, ...(isEdit ? namedBy(before.text) : [])];
  const named = namedBy(after.text).filter((member) => !known.includes(member));
  tell(stores, at, named, { ...told, kind: "mention", key: `mention:${after.id}` });
};

/** Comments that tell members of them, and are forgotten once they are deleted. A hidden one's notifications aren't shown meanwhile. */
export const tellOfComments = <Id extends string>(
  stores: Stores,
  kind: ContentKind,
  comments: Store<CommentRecord<Id>>,
  now: () => Now,
): Store<CommentRecord<Id>> => {
  const write = (after: readonly CommentRecord<Id>[]): void => {
    const left = new Set<string>(after.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
    const gone = new Set<string | null>(comments.read().flatMap(({ id }) => (left.has(id) ? [] : [id])));
    comments.write(after);
    const isOver = ({ comment }: { readonly comment: string | null }) => gone.has(comment);
    if (stores.notifications.read().some(isOver)) {
      stores.notifications.update((all) => all.filter((one) => !isOver(one)));
    }
  };
  return {
    ...comments,
    write,
    update(change) {
      const before = new Map(comments.read().map((comment) => [comment.id, comment]));
      const after = change(comments.read());
      write(after);
      for (const comment of after) tellOfComment(stores, kind, before.get(comment.id), comment, now());
    },
  };
};
