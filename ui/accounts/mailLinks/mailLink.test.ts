import { expect, it } from "vitest";
import { signInTab, refusing } from "../../../tests/signInTab.ts";
import type { MailLink, MailToken } from "../../../domain/accounts/ports.ts";
import { mailLink } from "./mailLink.ts";

const link: MailLink = { kind: "sign-up", token: "a1b2" as MailToken };

it("[AU-5] activates an account at the press of a button, and signs in", async () => {
  const { scope, tell, asked, said, sessionStatus } = signInTab();
  await tell(mailLink.opened, link.token);
  expect(asked).toEqual([]);
  await tell(mailLink.pressed, link);
  expect(asked).toEqual([link]);
  expect(scope.getState(mailLink.$link)).toEqual({ status: "done", result: "done" });
  expect(said()).toEqual([["Connexion réussie !", undefined]]);
  expect(sessionStatus()).toBe("member");

  await tell(mailLink.pressed, link);
  expect(asked).toHaveLength(1);
});

it("reports that the other mailbox has a link too, and doesn't sign in", async () => {
  const { scope, tell, said } = signInTab({ spend: () => "one-more" });
  await tell(mailLink.pressed, { ...link, kind: "email-change" });
  expect(scope.getState(mailLink.$link)).toEqual({ status: "done", result: "one-more" });
  expect(said()).toEqual([]);
});

it.each(["spent-link", "too-many-tries", "unexpected"])("shows why it failed, and can be retried: %s", async (kind) => {
  const { scope, tell, asked } = signInTab({ spend: refusing({ kind }) });
  await tell(mailLink.pressed, link);
  expect(scope.getState(mailLink.$link)).toMatchObject({ status: "failed", error: { kind } });
  await tell(mailLink.pressed, link);
  expect(asked).toHaveLength(2);
});

it("reports a link without its token as incomplete at once, without a request", async () => {
  const { scope, tell, asked } = signInTab();
  await tell(mailLink.opened, "");
  await tell(mailLink.pressed, { ...link, token: "" as MailToken });
  expect(asked).toEqual([]);
  expect(scope.getState(mailLink.$link)).toEqual({ status: "failed", error: { kind: "incomplete-link" } });
  await tell(mailLink.opened, link.token);
  expect(scope.getState(mailLink.$link)).toEqual({ status: "idle" });
});
