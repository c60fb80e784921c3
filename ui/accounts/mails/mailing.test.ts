import { expect, it } from "vitest";
import { signInTab, refusing } from "../../../tests/signInTab.ts";
import { confirmationAgain, recovery } from "./mailing.ts";
import { notMailed } from "./mailWords.ts";

const lya = "lya@exemple.fr";

it("sends a recovery mail, and shows its address", async () => {
  const { scope, tell, asked, said } = signInTab();
  await tell(recovery.sent, { email: ` ${lya} ` });
  expect(asked).toEqual([lya]);
  expect(scope.getState(recovery.$mailedTo)).toBe(lya);
  expect(said()).toEqual([]);

  await tell(recovery.sent, { email: lya });
  expect(said()).toEqual([["E-mail renvoyé", "Seul le lien du dernier e-mail marche."]]);
  expect(scope.getState(recovery.$mailings)).toBe(2);
});

it("sends no request for an invalid address", async () => {
  const { scope, tell, asked } = signInTab();
  await tell(recovery.sent, { email: "lya" });
  expect(asked).toEqual([]);
  expect(scope.getState(recovery.$errors)).toEqual({ email: notMailed({ kind: "no-address" }) });
  expect(scope.getState(recovery.$tries)).toBe(1);
  await tell(recovery.typed, { email: "lya@" });
  expect(scope.getState(recovery.$errors)).toEqual({});
});

it("[LM-36] shows the first failure beside the field, and later ones in a toast", async () => {
  const refusals = refusing({ kind: "too-many-tries" });
  const first = signInTab({ recover: refusals, mailAgain: refusals });
  await first.tell(recovery.sent, { email: lya });
  expect(first.scope.getState(recovery.$errors)).toEqual({ email: notMailed({ kind: "too-many-tries" }) });
  expect(first.said()).toEqual([]);

  await first.tell(confirmationAgain.sent, { email: lya });
  expect(first.said()).toEqual([
    ["E-mail non envoyé", "Trop d'e-mails ont été demandés en peu de temps. Réessayez dans dix minutes."],
  ]);

  const second = signInTab({ mailAgain: refusing({ kind: "too-many-tries", retryAfter: 61 }) });
  await second.tell(confirmationAgain.sent, { email: lya });
  expect(second.said()).toEqual([
    ["E-mail non envoyé", "Trop d'e-mails ont été demandés en peu de temps. Réessayez dans 2\u202fminutes."],
  ]);
});

it("keeps the state of two mail forms apart", async () => {
  const { scope, tell } = signInTab();
  await tell(confirmationAgain.sent, { email: lya });
  expect(scope.getState(recovery.$mailings)).toBe(0);
});
