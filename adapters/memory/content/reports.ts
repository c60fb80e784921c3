import { memberCard, type MemberId } from "../../../domain/accounts/member.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import { isHidden } from "../../../domain/content/reactions/hiding.ts";
import {
  mostReports,
  type Report,
  type Reporting,
  type Reports,
  type ReportSubject,
} from "../../../domain/content/reports/report.ts";
import { isVisible } from "../../../domain/content/publication.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { CommentRecord, ReportRecord } from "../dataset.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { itemsOn } from "./items.ts";
import { mutedNow } from "./measures.ts";
import { logModeration } from "./moderationLog.ts";

const isOf = (subject: ReportSubject, other: ReportSubject): boolean =>
  subject.kind === other.kind && subject.id === other.id;

const commentIn =
  ({ tipReactions, articleReactions }: MemoryBackend) =>
  (kind: ContentKind, id: CommentId | null): CommentRecord<string> | undefined => {
    const all = kind === "tip" ? tipReactions.comments.read() : articleReactions.comments.read();
    return all.find((comment) => comment.id === id);
  };

/** What members send. */
export const memoryReporting = (backend: MemoryBackend): Reporting => {
  const { enter, me, memberOf, now, reports } = backend;
  const [commentOf, items] = [commentIn(backend), itemsOn(backend)];
  const isShown = (kind: ContentKind, id: CommentId, reporter: MemberId): boolean => {
    const comment = commentOf(kind, id);
    const parent = comment && commentOf(kind, comment.parent ?? null);
    const on = comment && items.all(kind).find((item) => item.id === comment.on);
    if (!comment || !on || !isVisible(on, now())) return false;
    return comment.author !== reporter && !isHidden(comment) && !comment.isDeleted && !(parent && isHidden(parent));
  };
  return {
    async send({ subject, reason, text }) {
      const reporter = me()?.id;
      if (!((await enter("report a comment or a member")) && reporter)) return refused({ kind: "signed-out" });
      const quota = consumeQuota(backend, "report", reporter);
      if (!quota.ok) return quota;
      const muted = mutedNow(backend);
      if (muted) return muted;
      const isThere =
        subject.kind === "member"
          ? subject.id !== reporter && memberOf(subject.id) !== undefined
          : isShown(subject.kind, subject.id, reporter);
      if (!isThere) return refused({ kind: "gone" });
      const isSame = (one: ReportRecord) => one.reporter === reporter && isOf(one.subject, subject);
      const at = now().toISOString();
      reports.update((all) =>
        all.some(isSame)
          ? all.map((one) => (isSame(one) && one.isOpen ? { ...one, reason, text } : one))
          : [...all, { id: crypto.randomUUID(), reporter, subject, reason, text, at, isOpen: true }],
      );
      return done();
    },
  };
};

/** What the staff reads and settles. */
export const memoryReports = (backend: MemoryBackend): Reports => {
  const { enter, isSelf, memberOf, refuseOthers, reports } = backend;
  const [commentOf, items] = [commentIn(backend), itemsOn(backend)];

  /** Null when what is reported is gone, or hidden since. */
  const reportFrom = ({ subject, reporter, reason, text, at }: ReportRecord): Report | null => {
    const said = { subject, reason, text, reporter: memberCard(memberOf(reporter ?? undefined)), reportedAt: at };
    if (subject.kind === "member") {
      const member = memberOf(subject.id);
      return member ? { ...said, about: member.id, aboutCard: memberCard(member), comment: null } : null;
    }
    const comment = commentOf(subject.kind, subject.id);
    const on = comment && items.all(subject.kind).find(({ id }) => id === comment.on);
    if (!comment || !on || isHidden(comment) || comment.isDeleted) return null;
    return {
      ...said,
      about: comment.author,
      aboutCard: memberCard(memberOf(comment.author ?? undefined)),
      comment: { text: comment.text, createdAt: comment.createdAt, slug: on.slug, title: on.title },
    };
  };
  const aboutOf = ({ subject }: Pick<ReportRecord, "subject">): MemberId | null =>
    subject.kind === "member" ? subject.id : (commentOf(subject.kind, subject.id)?.author ?? null);
  const isForCaller = ({ about }: { readonly about: MemberId | null }): boolean => about === null || !isSelf(about);

  return {
    async list() {
      if (!(await enter("read and settle reports"))) return refuseOthers();
      const open = reports.read().filter(({ isOpen }) => isOpen);
      const found = open.map(reportFrom).filter((report) => report !== null);
      return done(
        found
          .filter(isForCaller)
          .toSorted((one, other) => other.reportedAt.localeCompare(one.reportedAt))
          .slice(0, mostReports),
      );
    },

    async settle({ subject, isSettled }) {
      if (!(await enter("read and settle reports"))) return refuseOthers();
      const isMeant = (one: ReportRecord): boolean =>
        isOf(one.subject, subject) && isForCaller({ about: aboutOf(one) });
      const isChanged = (one: ReportRecord) => one.isOpen === isSettled && isMeant(one);
      const first = reports.read().find(isChanged);
      if (!first) return done();
      reports.update((all) => all.map((one) => (isChanged(one) ? { ...one, isOpen: !isSettled } : one)));
      logModeration(backend, {
        act: isSettled ? "settle" : "reopen",
        kind: subject.kind === "member" ? null : subject.kind,
        about: aboutOf(first),
      });
      return done();
    },
  };
};
