// @vitest-environment jsdom
import { allSettled, fork } from "effector";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { fakes } from "../../../tests/fakes.ts";
import { mount } from "../../../tests/mounted.tsx";
import { plain } from "../../../tests/screen.ts";
import { goToDiscordFx, offersDiscordFx } from "../discord/effects.ts";
import { whoAmIFx } from "../effects.ts";
import { sessionChanged } from "../session/session.ts";
import { AuthDialog } from "./AuthDialog.tsx";
import { authWanted } from "./wanted.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.checkVisibility = () => true;

/** The open dialog on a tip's page. */
const openedWhere = async (hasDiscord: boolean) => {
  const backs: string[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => null],
      [offersDiscordFx, () => hasDiscord],
      [
        goToDiscordFx,
        ({ back }: { readonly back: string }) => {
          backs.push(back);
          throw { kind: "unexpected", cause: "not in a test" };
        },
      ],
    ),
  });
  await allSettled(sessionChanged, { scope });
  await mount(scope, <AuthDialog returnTo={() => null} />, "/tips/tenir-un-site?page=2");
  await act(async () => {
    await allSettled(authWanted, { scope, params: {} });
    await vi.dynamicImportSettled();
  });
  await act(() => allSettled(scope));
  return { scope, backs };
};

it("[DC-12] offers Discord in the dialog, which leads back to the page", async () => {
  const { scope, backs } = await openedWhere(true);
  const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
    plain(textContent ?? "").includes("Continuer avec Discord"),
  );
  await act(async () => {
    button?.click();
    await allSettled(scope);
  });
  expect(backs).toEqual(["/auth/discord?retour=%2Ftips%2Ftenir-un-site%3Fpage%3D2"]);
});

it("[DC-12] doesn't name Discord where the backend hasn't it", async () => {
  await openedWhere(false);
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  expect(document.body.textContent).not.toContain("Discord");
});
