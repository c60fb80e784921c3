/** What the product foresees and can put into words: signed out, name taken, blank title. */
export type Refusal = { readonly kind: string };

export type Done<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Reason extends Refusal> = { readonly ok: false; readonly refusal: Reason };

/** A use case's answer. What nobody foresees is not in it: that is thrown. */
export type Result<Value, Reason extends Refusal> = Done<Value> | Refused<Reason>;

/** Why an act that answers with a result may refuse. */
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
