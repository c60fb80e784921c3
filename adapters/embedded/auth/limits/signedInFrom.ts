/** Networks that are kept of one member, and members. */
const mostOfOne = 10;
const mostMembers = 10_000;

/** Keeps, in this process, the networks that members signed in from: tries of others don't slow them there. */
export const signedInFrom = () => {
  /** The latest last. */
  const known = new Map<string, readonly string[]>();
  const keyOf = (network: string | undefined): string => network ?? "this machine";
  return {
    has: (email: string, network: string | undefined): boolean => known.get(email)?.includes(keyOf(network)) ?? false,
    add(email: string, network: string | undefined): void {
      const others = known.get(email)?.filter((other) => other !== keyOf(network)) ?? [];
      known.delete(email);
      known.set(email, [...others, keyOf(network)].slice(-mostOfOne));
      const [oldest] = known.keys();
      if (known.size > mostMembers && oldest !== undefined) known.delete(oldest);
    },
  };
};

export type SignedInFrom = ReturnType<typeof signedInFrom>;
