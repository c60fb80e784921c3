/** A promise that a test resolves when it wants to. */
export const gate = <T = void>() => {
  let open: (value: T) => void = () => {};
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { passed, open: (value: T) => open(value) };
};
