/** Too much was done lately. It can be done again after so many seconds. */
export type TooMany = { readonly kind: "too-many"; readonly seconds: number };
