/** An expected failure: signed out, name taken, blank title. */
export type Refusal = { readonly kind: string };

export type Done<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Reason extends Refusal> = { readonly ok: false; readonly refusal: Reason };

/** The answer of a use case. Unexpected errors are thrown. */
export type Result<Value, Reason extends Refusal> = Done<Value> | Refused<Reason>;

/** The refusals of a function that returns a result. */
export type RefusalOf<Act extends (...given: never[]) => Promise<Result<unknown, Refusal>>> = Extract<
  Awaited<ReturnType<Act>>,
  { readonly ok: false }
>["refusal"];

export function done(): Done<void>;
export function done<Value>(value: Value): Done<Value>;
export function done(value?: unknown): Done<unknown> {
  return { ok: true, value };
}

export const refused = <Reason extends Refusal>(refusal: Reason): Refused<Reason> => ({ ok: false, refusal });
