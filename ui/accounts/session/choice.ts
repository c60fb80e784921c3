import { attach, createEvent, type Effect, merge, sample } from "effector";
import type { MemberAct } from "../../../domain/shared/rights.ts";
import { createOptimistic, type OptimisticParts, type Own, type Saving } from "../../lib/optimistic.ts";
import { checkRight } from "./checkRight.ts";
import { intentsFor } from "./intent.ts";

export type Choice<Id, Value> = { readonly id: Id; readonly value: Value };

type Parts<Id, Value, Answer, Params, Result, Failure> = Omit<
  OptimisticParts<Id, Value, Answer, Result, Failure>,
  "saveFx"
> & {
  readonly act: Effect<Params, Result, Failure>;
  readonly paramsOf: (saving: Saving<Id, Value>) => Params;
  readonly right: MemberAct;
  /** What a sign-in for each intent means, by its name. */
  readonly meant: Readonly<Record<string, Value>>;
};

/**
 * A member's choice on one subject at a time, such as a like, a rating or a prediction: shown at once, and saved. A visitor's is refused,
 * with the intent that the feature's toast records; after the sign-in it is made.
 */
export const choiceOn = <
  Id extends string,
  Value,
  Answer extends Own<Value>,
  Params,
  Result extends Answer | void,
  Failure,
>({
  act,
  paramsOf,
  right,
  meant,
  ...parts
}: Parts<Id, Value, Answer, Params, Result, Failure>) => {
  const pressed = createEvent<Choice<Id, Value>>();
  const saveFx = attach({ effect: act, mapParams: paramsOf });
  const { chosen, stateOf, $states } = createOptimistic({ ...parts, saveFx });

  const { allowed, refused } = checkRight(pressed, right);
  sample({ clock: allowed, target: chosen });
  for (const [name, value] of Object.entries(meant)) {
    sample({ clock: intentsFor(name, parts.$id), fn: (id) => ({ id, value }), target: chosen });
  }

  const saved = saveFx.done.map(({ params: { id, value } }): Choice<Id, Value> => ({ id, value }));
  const failed = merge([
    refused.map((choice) => ({ ...choice, why: { kind: "signed-out" as const } })),
    saveFx.fail.map(({ params: { id, value }, error }) => ({ id, value, why: error })),
  ]);
  return { pressed, saved, failed, stateOf, $states };
};
