import { createEffect } from "effector";

export type Question = { readonly useCase: string; readonly params: unknown };

/** Asks the use case of that name. A scope has one handler for all of them (src/handlers.ts). */
export const askUseCaseFx = createEffect<Question, unknown, unknown>();

/**
 * An effect that asks the use case of that name. It comes with the files that need it: only what a page opens with, and what every page
 * has, is paired in its feature (decision 0020).
 */
export const effectOf =
  <Name extends string>(useCase: Name) =>
  <Params, Value, Failure>() =>
    Object.assign(
      createEffect<Params, Value, Failure>((params) => askUseCaseFx({ useCase, params }) as Promise<Value>),
      { useCase },
    );
