/** Something that is asked for: not there yet, there, or not to be had for now. */
export type Loaded<Value> =
  { readonly status: "loading" } | { readonly status: "ready"; readonly value: Value } | { readonly status: "failed" };

export const loading = { status: "loading" } as const;
export const failed = { status: "failed" } as const;
export const ready = <Value>(value: Value): Loaded<Value> => ({ status: "ready", value });
