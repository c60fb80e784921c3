/** Calls a function of the database with the server's rights. Throws when it isn't done. */
export type Call = (name: string, given: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** What a function needs from wherever it runs. */
export type Needs = {
  readonly call: Call;
  /** The member who calls, by their session; nobody for a visitor. */
  readonly caller: () => Promise<string | undefined>;
  readonly club: Club;
  /** A fingerprint of the caller's address, which says nothing of the caller. */
  readonly peer: string;
  /** The same of the network around it. */
  readonly network: string;
  /** Where the functions answer, without a slash at its end. */
  readonly functionsAddress: string;
  /** Called when mails, or other work of the outbox, may wait. */
  readonly mailsWait: () => void;
  /** Where the club's Discord takes messages, if it does. A secret. */
  readonly webhook: string | undefined;
};

export type Club = {
  readonly name: string;
  /** Where its people read their mails. */
  readonly email: string;
  /** The site's address, without a slash at its end. */
  readonly address: string;
};

/** Answers a request. It knows nothing of where it runs: the embedded backend and a hosted project give it what it needs. */
export type Handler = (request: Request, needs: Needs) => Promise<Response>;
