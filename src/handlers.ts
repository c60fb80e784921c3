import type { Effect, fork } from "effector";
import { isPaused, isUnanswered, isUnproven, pauseIn } from "../adapters/unanswered.ts";
import type { Refusal, Result } from "../domain/shared/result.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import { askUseCaseFx, type Question } from "../ui/lib/effectOf.ts";
import { features, type UseCases } from "./features.ts";
import type { Find } from "./resolver.ts";

/** A pair for `fork`. `feature` has checked the types of both sides. */
type Pair = Extract<NonNullable<NonNullable<Parameters<typeof fork>[1]>["handlers"]>, readonly unknown[]>[number];

/** Returns a prefetched answer, or the promise of it. */
export type Ahead = (useCase: string, params: unknown) => { readonly answer: unknown } | undefined;

type Answer = Pick<Unexpected, "answer" | "seconds">;

const isResult = (answer: unknown): answer is Result<unknown, Refusal> =>
  typeof answer === "object" && answer !== null && "ok" in answer;

/** A refusal becomes the effect's failure. */
const valueOf = (answer: unknown): unknown => {
  if (!isResult(answer)) return answer;
  if (!answer.ok) throw answer.refusal;
  return answer.value;
};

const answerOf = (cause: unknown, unanswered: Answer): Answer => {
  if (isUnanswered(cause)) return unanswered;
  if (isUnproven(cause)) return { answer: "unproven" };
  if (!isPaused(cause)) return { answer: "bad" };
  const seconds = cause instanceof Error ? pauseIn(cause.message) : undefined;
  return { answer: "later", ...(seconds !== undefined && { seconds }) };
};

const nothingAhead: Ahead = () => undefined;

/**
 * The handlers of the UI's effects, for `fork({ handlers })`: one for each pair of `reads` and `handle`, and one for all effects that
 * name their use cases. A handler awaits its use case, so an effect waits for the container. A prefetched answer (`ahead`) completes a
 * paired effect at once. `unanswered`: the advice when the backend gives no answer.
 */
export const handlersFrom = (find: Find, ahead = nothingAhead, unanswered: Answer = {}) => {
  /** The only place where thrown errors become values. */
  const guarded = async (answer: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await answer();
    } catch (cause) {
      throw { kind: "unexpected", cause, ...answerOf(cause, unanswered) } satisfies Unexpected;
    }
  };
  /** A container that fails to load counts as a thrown error. */
  const found = async (name: string) => {
    try {
      return (await find(name as keyof UseCases)) as (params: unknown) => Promise<unknown>;
    } catch (cause) {
      throw { kind: "unexpected", cause } satisfies Unexpected;
    }
  };
  const ask = (name: string, params: unknown): unknown => {
    const known = ahead(name, params);
    if (!known) return found(name).then((useCase) => guarded(() => useCase(params)));
    return known.answer instanceof Promise ? guarded(() => known.answer as Promise<unknown>) : known.answer;
  };

  const valueFrom = (name: string, params: unknown): unknown => {
    const answer = ask(name, params);
    return answer instanceof Promise ? answer.then(valueOf) : valueOf(answer);
  };

  const pairs = features.flatMap(({ reads, handle }) =>
    Object.entries({ ...reads, ...handle }).map(([name, effect]): Pair => [
      effect as Effect<unknown, unknown, unknown>,
      (params: unknown) => valueFrom(name, params),
    ]),
  );
  const byName: Pair = [askUseCaseFx, ({ useCase, params }: Question) => valueFrom(useCase, params)];
  return [...pairs, byName];
};
