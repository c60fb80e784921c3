import { answerTo, type FailureAnswer } from "../feedback/failure.ts";

/** A requested value. */
export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly answer?: FailureAnswer["answer"] };

export const loading = { status: "loading" } as const;
export const failed = { status: "failed" } as const;
export const failedBy = (failure: FailureAnswer) => ({ status: "failed", answer: answerTo(failure) }) as const;
export const ready = <Value>(value: Value): Loaded<Value> => ({ status: "ready", value });

/** The loaded value; null without one. */
export const valueOf = <Value>(state: Loaded<Value> | { readonly status: "not-found" }): Value | null =>
  state.status === "ready" ? state.value : null;
