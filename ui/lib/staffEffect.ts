import { createEffect } from "effector";

export type Question = { readonly useCase: string; readonly params: unknown };

/** Asks the use case of that name. A scope has one handler for all of them (src/handlers.ts). */
export const askUseCaseFx = createEffect<Question, unknown, unknown>();

/** An effect of the staff's. It names its use case itself, so it isn't in the first download, where features pair the others. */
export const staffEffect =
  <Name extends string>(useCase: Name) =>
  <Params, Value, Failure>() =>
    Object.assign(
      createEffect<Params, Value, Failure>((params) => askUseCaseFx({ useCase, params }) as Promise<Value>),
      { useCase },
    );
