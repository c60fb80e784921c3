import { useCallback } from "react";
import { textIn, type Texts, useFirstWrong, useTyping } from "../../forms/typed.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { Reauthentication } from "./reauthentication.ts";

/** The name of the field of the current password. */
export const currentName = "current-password";

type Proving<Wish> = {
  readonly before: Texts;
  readonly read: (form: HTMLFormElement) => Wish;
  readonly type: (wish: Wish) => void;
  readonly send: (wish: Wish) => void;
  /** Counts failed submits. */
  readonly tries: number;
  readonly proof: Reauthentication<Wish>;
};

/** Connects a form to an act that may ask for the current password, and submits the wish with it once asked. */
export const useProof = <Wish>({ before, read, type, send, tries, proof }: Proving<Wish>) => {
  const { why, proofTries, prove } = useUnit({ why: proof.$asked, proofTries: proof.$tries, prove: proof.sent });
  // A stable reference: `useTyping` reports the form's values again when it changes.
  const typeWish = useCallback(({ wish }: { readonly wish: Wish }) => type(wish), [type]);
  const form = useTyping({
    before,
    read: (from) => ({ wish: read(from), current: textIn(from, currentName) }),
    type: typeWish,
    send: (typed) => (why ? prove(typed) : send(typed.wish)),
  });
  useFirstWrong(form.ref, tries + proofTries);
  return { form, why };
};
