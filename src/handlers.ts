import type { fork } from "effector";
import { isPaused, isUnanswered, isUnproven, isUnwritable, pauseIn } from "../adapters/unanswered.ts";
import type { Refusal, Result } from "../domain/shared/result.ts";
import type { UseCases } from "../domain/useCases.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import { askUseCaseFx, type Question } from "../ui/lib/act.ts";
import type { ResolveUseCase } from "./resolver.ts";

type Handler = Extract<NonNullable<NonNullable<Parameters<typeof fork>[1]>["handlers"]>, readonly unknown[]>[number];

/** Returns a prefetched answer, or the promise of it. */
export type TakePrefetched = (useCase: string, params: unknown) => { readonly answer: unknown } | undefined;

type Answer = Pick<Unexpected, "answer" | "seconds" | "isOffline">;

const isResult = (answer: unknown): answer is Result<unknown, Refusal> =>
  typeof answer === "object" && answer !== null && "ok" in answer;

/** A refusal becomes the effect's failure. */
const valueOf = (answer: unknown): unknown => {
  if (!isResult(answer)) return answer;
  if (!answer.ok) throw answer.refusal;
  return answer.value;
};

const answerOf = (cause: unknown, unanswered: Answer): Answer => {
  if (isUnanswered(cause)) return navigator.onLine === false ? { ...unanswered, isOffline: true } : unanswered;
  if (isUnproven(cause)) return { answer: "unproven" };
  if (isUnwritable(cause)) return { answer: "full" };
  if (!isPaused(cause)) return { answer: "bad" };
  const seconds = cause instanceof Error ? pauseIn(cause.message) : undefined;
  return { answer: "later", ...(seconds !== undefined && { seconds }) };
};

const nothingPrefetched: TakePrefetched = () => undefined;

/**
 * The handler of the UI's acts, for `fork({ handlers })`. It awaits the use case, so an act waits for the container. A prefetched answer
 * (`takePrefetched`) completes it at once. `unanswered`: the advice when the backend gives no answer.
 */
export const handlersFrom = (
  resolveUseCase: ResolveUseCase,
  takePrefetched = nothingPrefetched,
  unanswered: Answer = {},
) => {
  /** The only place where thrown errors become values. */
  const guarded = async (answer: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await answer();
    } catch (cause) {
      throw { kind: "unexpected", cause, ...answerOf(cause, unanswered) } satisfies Unexpected;
    }
  };
  /** A container that fails to load counts as a thrown error. */
  const found = async (name: keyof UseCases) => {
    try {
      return (await resolveUseCase(name)) as (params: unknown) => Promise<unknown>;
    } catch (cause) {
      throw { kind: "unexpected", cause } satisfies Unexpected;
    }
  };
  const ask = (name: keyof UseCases, params: unknown): unknown => {
    const known = takePrefetched(name, params);
    if (!known) return found(name).then((useCase) => guarded(() => useCase(params)));
    return known.answer instanceof Promise ? guarded(() => known.answer as Promise<unknown>) : known.answer;
  };

  const handler: Handler = [
    askUseCaseFx,
    ({ useCase, params }: Question) => {
      const answer = ask(useCase, params);
      return answer instanceof Promise ? answer.then(valueOf) : valueOf(answer);
    },
  ];
  return [handler];
};
