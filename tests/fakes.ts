import type { fork } from "effector";
import type { Question } from "../ui/lib/act.ts";

type Handlers = NonNullable<NonNullable<Parameters<typeof fork>[1]>["handlers"]>;

/** For `fork({ handlers })`: what answers instead of effects. An answer gets what the act is asked with. */
export const fakes = (
  ...pairs: readonly (readonly [effect: unknown, answer: (params: never) => unknown])[]
): Handlers =>
  pairs.map(([effect, answer]) =>
    "useCase" in (effect as object)
      ? [effect, (_: null, { params }: Question) => answer(params as never)]
      : [effect, answer],
  ) as Handlers;
