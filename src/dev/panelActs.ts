import { allSettled, type Scope } from "effector";
import type { MemberRecord } from "../../adapters/memory/dataset.ts";
import type { FaultMode } from "../../adapters/memory/shared/faultInjector.ts";
import { recentItemsForgotten } from "../../ui/content/details/recentItems.ts";
import { visitorReturned } from "../../ui/lib/page/visitor.ts";
import type { ResolveUseCase } from "../resolver.ts";
import type { Demo } from "./demo.ts";
import { storedChoice } from "./storedChoice.ts";
import { words } from "./panelWords.ts";

/** The running site. */
export type RunningSite = {
  readonly demo: Demo;
  readonly scope: Scope;
  readonly resolveUseCase: ResolveUseCase;
  /** Reloads the data of the current page. */
  readonly openCurrent: () => void;
};

export type Outcome = { readonly isDone: boolean; readonly said: string };

const done = (said: string): Outcome => ({ isDone: true, said });
const notSignedIn: Outcome = { isDone: false, said: words.notSignedIn };

/** The developer's acts on the running site. Each returns its result as a text. */
export const panelActs = ({
  demo: { backend, storage, faultMode },
  scope,
  resolveUseCase,
  openCurrent,
}: RunningSite) => {
  const rereads = storedChoice(storage, "club-dev-reread", ["yes", "no"]);

  const showAnew = () => {
    void allSettled(recentItemsForgotten, { scope });
    openCurrent();
    void allSettled(visitorReturned, { scope });
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Runs the acts one after another, so that the account chosen last is signed in. Fails in some fault modes. */
  const inTurn = (act: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = last.then(act).catch(() => notSignedIn);
    last = outcome;
    return outcome;
  };

  const leaveNothing = async () => {
    await (
      await resolveUseCase("forgetDrafts")
    )();
    await (
      await resolveUseCase("signOut")
    )();
    showAnew();
  };

  return {
    faultMode,
    rereads,
    /** Whether the button in the corner is collapsed. */
    button: storedChoice(storage, "club-dev-button", ["whole", "folded"]),

    /** The accounts to sign in as. */
    accounts: backend.dataset.members.filter(({ password }) => password !== undefined),

    becomeVisitor: () =>
      inTurn(async () => {
        await (
          await resolveUseCase("signOut")
        )();
        return done(words.signedOut);
      }),

    become: ({ email, password = "" }: MemberRecord) =>
      inTurn(async () => {
        const { ok } = await (await resolveUseCase("signIn"))({ email, password });
        return ok ? done(words.signedIn(email)) : notSignedIn;
      }),

    change(kind: FaultMode): string {
      faultMode.write(kind);
      if (rereads.read() === "yes") showAnew();
      return words.changed(words.kinds[kind].effect);
    },

    expireLinks: () =>
      inTurn(async () => {
        backend.expireLinks();
        return done(words.linksExpired);
      }),

    expireSession: () =>
      inTurn(async () => {
        if (backend.session.read() === null) return { isDone: false, said: words.nobody };
        backend.end("ended");
        return done(words.sessionExpired);
      }),

    restore: () =>
      inTurn(async () => {
        backend.restore();
        await leaveNothing();
        return done(words.restored);
      }),

    empty: () =>
      inTurn(async () => {
        backend.empty();
        await leaveNothing();
        return done(words.emptied);
      }),
  };
};

export type PanelActs = ReturnType<typeof panelActs>;
