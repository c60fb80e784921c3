import { memberCard, type MemberId } from "../../../domain/accounts/member.ts";
import type { ModerationAct } from "../../../domain/content/reports/log.ts";
import {
  isAbove,
  isAppealed,
  isMute,
  type Measure,
  type MeasureId,
  type Measures,
  mostMeasures,
  type NewMeasure,
  type OwnMeasures,
  type StaffMeasure,
} from "../../../domain/content/reports/measure.ts";
import type { Muted } from "../../../domain/content/reactions/ports.ts";
import { hour } from "../../../domain/shared/clock.ts";
import { done, type Refused, refused } from "../../../domain/shared/result.ts";
import { isRetryTime } from "../../../domain/shared/retry.ts";
import { audienceOf } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MeasureRecord } from "../dataset.ts";
import { tell } from "../notifications/tell.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { logModeration } from "./moderationLog.ts";

const muteOf = ({ measures, now }: MemoryBackend, member: MemberId | undefined): MeasureRecord | undefined =>
  measures.read().find((one) => one.about === member && isMute(one, now().getTime()));

/** The refusal of a caller who is muted. */
export const mutedNow = (backend: MemoryBackend): Refused<Muted> | undefined => {
  const mute = muteOf(backend, backend.me()?.id);
  return mute && refused({ kind: "muted", until: mute.endsAt, reason: mute.reason });
};

const newest = (one: Measure, other: Measure): number => other.createdAt.localeCompare(one.createdAt);

const ownOf = ({ id, kind, reason, createdAt, endsAt, liftedAt, appeal, answer }: MeasureRecord): Measure => ({
  id,
  kind,
  reason,
  createdAt,
  endsAt,
  liftedAt,
  appeal,
  answer,
});

/** A member's own measures. */
export const memoryOwnMeasures = (backend: MemoryBackend): OwnMeasures => {
  const { enter, isSelf, measures, now } = backend;
  const own = () => measures.read().filter(({ about }) => isSelf(about));
  return {
    async list() {
      if (!(await enter("read and appeal one's own measures"))) return refused({ kind: "signed-out" });
      return done(own().map(ownOf).toSorted(newest));
    },

    async appeal({ measure, text }) {
      if (!(await enter("read and appeal one's own measures"))) return refused({ kind: "signed-out" });
      const found = own().find(({ id }) => id === measure);
      if (found?.appeal) return found.appeal.text === text ? done() : refused({ kind: "already" });
      if (!found || found.liftedAt !== null) return refused({ kind: "gone" });
      const appeal = { text, at: now().toISOString() };
      measures.update((all) => all.map((one) => (one.id === measure ? { ...one, appeal } : one)));
      return done();
    },
  };
};

/** What the staff does about members. */
export const memoryMeasures = (backend: MemoryBackend): Measures => {
  const { audience, enter, isSelf, me, measures, memberOf, now, refuseOthers, stores } = backend;
  const right = "warn or mute a member";
  const mayChange = (about: MemberId): boolean =>
    !isSelf(about) && isAbove(audience(), audienceOf(memberOf(about)?.role));
  const nameOf = (member: MemberId | null) => memberOf(member ?? undefined)?.username ?? null;
  const tellOf = ({ id, about }: MeasureRecord, what: string, title: string): void =>
    tell(stores, now(), [about], {
      kind: "measure",
      key: `measure/${id}${what}`,
      subject: "measure",
      on: id,
      slug: "",
      title,
      actor: null,
    });
  /** The measure that the caller may change. */
  const changeable = (id: MeasureId) => {
    const found = measures.read().find((one) => one.id === id);
    if (!found) return refused({ kind: "gone" } as const);
    return mayChange(found.about) ? done(found) : refused({ kind: "not-allowed" } as const);
  };
  const change = (measure: MeasureRecord, changed: Partial<MeasureRecord>): void =>
    measures.update((all) => all.map((one) => (one.id === measure.id ? { ...measure, ...changed } : one)));
  const lifted = (by: MemberId) => ({ liftedAt: now().toISOString(), liftedBy: by });

  const log = (act: ModerationAct, about: MemberId) => logModeration(backend, { act, kind: null, about });

  const endOf = (from: string, hours: number | null): string | null =>
    hours === null ? null : new Date(Date.parse(from) + hours * hour).toISOString();
  const isRetryOf = (one: MeasureRecord, { member, kind, hours, reason }: NewMeasure): boolean =>
    one.about === member &&
    one.kind === kind &&
    one.reason === reason &&
    one.endsAt === endOf(one.createdAt, hours) &&
    one.liftedAt === null &&
    one.decidedBy !== null &&
    isSelf(one.decidedBy) &&
    isRetryTime(one.createdAt, now());

  return {
    async list() {
      if (!(await enter(right))) return refuseOthers();
      const shown = (one: MeasureRecord): StaffMeasure => ({
        ...ownOf(one),
        about: one.about,
        aboutCard: memberCard(memberOf(one.about)),
        decidedBy: nameOf(one.decidedBy),
        liftedBy: nameOf(one.liftedBy),
        answeredBy: nameOf(one.answeredBy),
        mayChange: mayChange(one.about),
      });
      const others = measures.read().filter(({ about }) => !isSelf(about));
      return done(
        others
          .map(shown)
          .toSorted((one, other) => Number(isAppealed(other)) - Number(isAppealed(one)) || newest(one, other))
          .slice(0, mostMeasures),
      );
    },

    async take(measure) {
      const by = me()?.id;
      if (!((await enter(right)) && by)) return refuseOthers();
      const quota = consumeQuota(backend, "measure", by);
      if (!quota.ok) return quota;
      const { member, kind, hours, reason } = measure;
      if (!memberOf(member)) return refused({ kind: "gone" });
      if (!mayChange(member)) return refused({ kind: "not-allowed" });
      const same = measures.read().find((one) => isRetryOf(one, measure));
      if (same) return done(same.id);
      if (kind === "mute" && muteOf(backend, member)) return refused({ kind: "already-muted" });
      const at = now();
      const taken: MeasureRecord = {
        id: crypto.randomUUID() as string as MeasureId,
        about: member,
        kind,
        reason,
        createdAt: at.toISOString(),
        endsAt: endOf(at.toISOString(), hours),
        decidedBy: by,
        liftedAt: null,
        liftedBy: null,
        appeal: null,
        answer: null,
        answeredBy: null,
      };
      measures.update((all) => [taken, ...all]);
      log(kind === "mute" ? "mute" : "warn", member);
      tellOf(taken, "", kind === "mute" ? "Écriture suspendue" : "Avertissement");
      return done(taken.id);
    },

    async lift(id) {
      const by = me()?.id;
      if (!((await enter(right)) && by)) return refuseOthers();
      const found = changeable(id);
      if (!found.ok) return found;
      if (found.value.liftedAt !== null) return done();
      change(found.value, lifted(by));
      log("lift", found.value.about);
      stores.notifications.update((all) => all.filter((one) => one.key !== `measure/${id}` || one.isRead));
      tellOf(found.value, "/lifted", "Mesure levée");
      return done();
    },

    async answer({ measure, isAccepted, text }) {
      const by = me()?.id;
      if (!((await enter(right)) && by)) return refuseOthers();
      const found = changeable(measure);
      if (!found.ok) return found;
      const { appeal, answer, answeredBy, liftedAt } = found.value;
      if (!appeal) return refused({ kind: "gone" });
      if (answer) {
        const isSame = answeredBy === by && answer.isAccepted === isAccepted && answer.text === text;
        return isSame ? done() : refused({ kind: "already" });
      }
      change(found.value, {
        answer: { text, isAccepted, at: now().toISOString() },
        answeredBy: by,
        ...(isAccepted && liftedAt === null && lifted(by)),
      });
      log(isAccepted ? "accept" : "refuse", found.value.about);
      tellOf(found.value, "/answer", "Réponse à votre contestation");
      return done();
    },
  };
};
