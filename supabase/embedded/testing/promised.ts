type Promised<T> = {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (cause: unknown) => void;
};

/** A promise that a test keeps or breaks from outside. */
export const promised = <T>(): Promised<T> => {
  let settle: Pick<Promised<T>, "resolve" | "reject"> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (cause) => settle?.reject(cause) };
};
