import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Partner } from "../../../../domain/club/partners/partner.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $toasts, toastActed } from "../../../lib/feedback/toasts.ts";
import { partnerActs } from "../../partners/admin/effects.ts";
import { staffPartners } from "../../partners/admin/partners.ts";

const partner = (id: string, more: Partial<Partner> = {}): Partner => ({
  id,
  name: `Partenaire ${id}`,
  kind: "Boissons",
  text: "Une boisson",
  address: "https://exemple.fr",
  logo: null,
  isPublished: false,
  updatedAt: "2026-11-20T10:00:00Z",
  revision: 3,
  ...more,
});

const tab = async () => {
  let items: readonly Partner[] = ["a", "b", "c"].map((id) => partner(id));
  const scope = fork({
    handlers: fakes(
      [partnerActs.allFx, () => items],
      [
        partnerActs.publishFx,
        async ({ id, isPublished }: { id: string; isPublished: boolean }) => {
          await Promise.resolve();
          if (id === "c" && isPublished) throw Object.assign(new Error(), { kind: "gone" });
          const changed = partner(id, { isPublished, revision: 4 });
          items = items.map((one) => (one.id === id ? changed : one));
          return changed;
        },
      ],
      [partnerActs.removeFx, (id: string) => void (items = items.filter((one) => one.id !== id))],
      [
        partnerActs.addFx,
        ({ name, kind }: { name: string; kind: string }) => {
          const added = partner(`new-${name}`, { name, kind });
          items = [...items, added];
          return added;
        },
      ],
      [
        partnerActs.placeFx,
        ({ id, before }: { id: string; before: string }) => {
          const others = items.filter((one) => one.id !== id);
          items = others.toSpliced(
            others.findIndex((one) => one.id === before),
            0,
            ...items.filter((one) => one.id === id),
          );
        },
      ],
    ),
  });
  await allSettled(staffPartners.wanted, { scope });
  return { scope, names: () => items.map(({ name }) => name) };
};

it("[AD-52] writes a removed record again, at its place in the order", async () => {
  const { scope, names } = await tab();
  await allSettled(staffPartners.removePressed, { scope, params: "b" });
  expect(names()).toEqual(["Partenaire a", "Partenaire c"]);
  const act = scope.getState($toasts)[0]?.act;
  expect(act?.words).toBe("Annuler");
  if (act) await allSettled(toastActed, { scope, params: act });
  expect(names()).toEqual(["Partenaire a", "Partenaire b", "Partenaire c"]);
  const list = scope.getState(staffPartners.$list);
  expect(list.status === "ready" && list.value.map(({ name }) => name)).toEqual(names());
});

it("[AD-61] tells the publication of several records once, and how many of them when some fail", async () => {
  const { scope } = await tab();
  const publish = (ids: readonly string[]) =>
    Promise.all(
      ids.map((id) =>
        allSettled(staffPartners.publishPressed, { scope, params: { id, revision: 3, isPublished: true } }),
      ),
    );
  await publish(["a"]);
  expect(scope.getState($toasts)[0]).toMatchObject({ title: "Partenaire publié", text: "Partenaire a" });
  await publish(["a", "b"]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ title: "2 fiches publiées" });
  await publish(["b", "c"]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: "bad", text: expect.stringContaining("1 sur 2") });
});

it("[AD-61] tells the publication of one and the hiding of another, while both are in flight, as changes", async () => {
  const { scope } = await tab();
  const press = (id: string, isPublished: boolean) =>
    allSettled(staffPartners.publishPressed, { scope, params: { id, revision: 3, isPublished } });
  await Promise.all([press("a", true), press("b", false)]);
  expect(scope.getState($toasts)).toMatchObject([{ title: "2 fiches modifiées" }]);
  await Promise.all([press("a", false), press("b", false)]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ title: "2 fiches dépubliées" });
});
