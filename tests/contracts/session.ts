import { describe, expect, it, vi } from "vitest";
import { camille, type NewDevice, nobody, sarah, seedDomain, signedIn, yanis } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

/** What every backend's accounts must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] accounts on ${backend}`, () => {
    it("begins without a session", async () => {
      const { session } = await newDevice();
      expect(await session.current()).toBeUndefined();
    });

    it("[AU-9] knows who signed in, and forgets them", async () => {
      const { session } = await newDevice();
      expect(await session.signIn(camille)).toEqual({ ok: true });
      expect((await session.current())?.email).toBe(camille.email);
      await session.signOut();
      expect(await session.current()).toBeUndefined();
    });

    it("takes an e-mail in capitals for the same", async () => {
      const { session } = await newDevice();
      expect(await session.signIn({ ...camille, email: camille.email.toUpperCase() })).toEqual({ ok: true });
    });

    it.each([
      ["a wrong password", { ...camille, password: "autre chose" }],
      ["an unknown e-mail", { ...camille, email: `personne@${seedDomain}` }],
      ["what is no e-mail", { ...camille, email: "personne" }],
      ["somebody who has no password", { email: `hugo.l@${seedDomain}`, password: "" }],
    ])("[AU-4] refuses %s without saying which of the two was wrong", async (_, credentials) => {
      const { session } = await newDevice();
      expect(await session.signIn(credentials)).toEqual({ ok: false, refusal: { kind: "bad-credentials" } });
      expect(await session.current()).toBeUndefined();
    });

    it("[AU-9] notifies of sign-ins and sign-outs until the unsubscription", async () => {
      const { session } = await newDevice();
      const changed = vi.fn();
      const stop = session.subscribe(changed);
      await session.signIn(camille);
      await vi.waitFor(() => expect(changed).toHaveBeenCalled());

      changed.mockClear();
      await session.signOut();
      await vi.waitFor(() => expect(changed).toHaveBeenCalled());

      stop();
      changed.mockClear();
      await session.signIn(camille);
      expect(changed).not.toHaveBeenCalled();
    });

    it("[BE-1] reads one's own profile", async () => {
      const ports = await newDevice();
      const { id } = await signedIn(ports, camille);
      expect(await ports.profiles.of(id)).toEqual({ fullName: "Camille Martin", username: "camille", avatar: null });
    });

    it("[BE-2] has no profile and no role for whom there is no row, and calls that no error", async () => {
      const ports = await newDevice();
      const { id } = await signedIn(ports, camille);
      expect(await ports.roles.of(id)).toBeUndefined();
      expect(await ports.profiles.of(nobody)).toBeUndefined();
      expect(await ports.roles.of(nobody)).toBeUndefined();
    });

    it.each([
      [sarah, "staff"],
      [yanis, "admin"],
    ] as const)("[BE-1] reads the role of $email", async (who, role) => {
      const ports = await newDevice();
      const { id } = await signedIn(ports, who);
      expect(await ports.roles.of(id)).toBe(role);
    });

    it("[BE-3] hides other members' profiles and staff rights", async () => {
      const ports = await newDevice();
      const other = await signedIn(ports, sarah);
      await signedIn(ports, camille);
      expect(await ports.profiles.of(other.id)).toBeUndefined();
      expect(await ports.roles.of(other.id)).toBeUndefined();
    });
  });

export const faultCalls: FaultCalls = {
  "session.signIn": { call: ({ session }) => session.signIn(camille), isPausing: true },
};
