/** Calls a function of the database as the service role. Throws when it fails. */
export type Call = (name: string, given: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The services that a function's environment provides. */
export type Needs = {
  readonly call: Call;
  readonly club: Club;
  /** Hash of the caller's address, with a secret. */
  readonly peer: string;
  /** Hash of the caller's network, with a secret. */
  readonly network: string;
  /** The functions' base address, without a trailing slash. */
  readonly functionsAddress: string;
  /** Called when the outbox may have due work. */
  readonly mailsWait: () => void;
};

export type Club = {
  readonly name: string;
  /** The club's contact address. */
  readonly email: string;
  /** The site's address, without a trailing slash. */
  readonly address: string;
};

/** Answers a request. Independent of its environment: the embedded backend and a hosted project pass the needs. */
export type Handler = (request: Request, needs: Needs) => Promise<Response>;
