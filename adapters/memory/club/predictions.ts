import {
  arePublic,
  isOpen,
  isPossible,
  noPredictions,
  type Shares,
} from "../../../domain/club/predictions/prediction.ts";
import type { Predictions } from "../../../domain/club/predictions/predict.ts";
import { refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { matchesOn } from "./matchRows.ts";
import { predictorsOn } from "./predictors.ts";

export const memoryPredictions = (backend: MemoryBackend): Predictions => {
  const { enter, isSelf, me, now, predictions } = backend;
  const { published } = matchesOn(backend);
  const { bestOf } = predictorsOn(backend);
  const shown = (match: Slug) => published().find(({ slug }) => slug === match);
  return {
    async set(match, member, prediction) {
      if (!((await enter("predict a match")) && isSelf(member))) return refused({ kind: "signed-out" });
      const all = predictions.read();
      const before = all.find((one) => one.on === match && one.member === member);
      const found = shown(match);
      const isFit = found !== undefined && (prediction === null || isPossible(found.format, prediction));
      const canWrite = found !== undefined && isFit && isOpen(found, now().getTime());
      if (!canWrite && (prediction || before)) return refused({ kind: "closed" });
      const quota = consumeQuota(backend, "prediction", member);
      if (!quota.ok) return quota;
      const others = all.filter((one) => one !== before);
      const at = before?.at ?? now().toISOString();
      predictions.write(prediction ? [...others, { ...prediction, on: match, member, at }] : others);
      return quota;
    },

    async of(match) {
      await enter("read predictions");
      const found = shown(match);
      if (!found) return noPredictions;
      const all = predictions.read().filter(({ on }) => on === match);
      const own = all.find(({ member }) => member === me()?.id);
      const count = (outcome: keyof Shares) => all.filter((one) => one.outcome === outcome).length;
      const isShared = own !== undefined || arePublic(found, now().getTime());
      return {
        mine: own ? { outcome: own.outcome, score: own.score } : null,
        shares: isShared ? { won: count("won"), drawn: count("drawn"), lost: count("lost") } : null,
        best: bestOf(match),
      };
    },
  };
};
