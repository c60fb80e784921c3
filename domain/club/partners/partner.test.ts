import { expect, it, vi } from "vitest";
import { done } from "../../shared/result.ts";
import type { RecordRepository } from "../lists/records.ts";
import { type Partner, partnerForm, savePartner } from "./partner.ts";

const typed = {
  name: "Givre",
  kind: "Boissons",
  text: "De l'eau.",
  address: "https://givre.example",
  logo: "",
  visibility: "published",
};

it.each([
  ["", undefined],
  ["/storage/v1/object/public/contenus/images/logo.png", undefined],
  ["https://images.example/logo.png", undefined],
  ["http://images.example/logo.png", "bad-address"],
  ["data:image/png;base64,AA", "bad-address"],
])("[SE-55] reads a partner's logo at %j", (logo, problem) => {
  const read = partnerForm.read({ ...typed, logo });
  expect(read.ok ? undefined : read.refusal.fields).toEqual(problem && { logo: problem });
});

it("[SE-55] keeps a stored logo over http while it isn't changed", () => {
  const before = { ...typed, logo: "http://images.example/logo.png" };
  expect(partnerForm.read({ ...before, text: "Autre." }, before)).toMatchObject({ value: { logo: before.logo } });
  expect(partnerForm.read({ ...before, logo: "http://images.example/b.png" }, before)).toMatchObject({
    refusal: { fields: { logo: "bad-address" } },
  });
});

it("[SE-55] saves another detail of a partner whose logo is over http", async () => {
  const logo = "http://images.example/logo.png";
  const stored = { ...typed, id: "a", position: 1, revision: 1, logo, isPublished: true } as unknown as Partner;
  const change = vi.fn(async () => done(stored));
  const records = { all: async () => [stored], change } as unknown as RecordRepository<Partner>;
  const before = partnerForm.textsOf(stored);
  expect(
    await savePartner({ records })({ id: "a", revision: 1, before, after: { ...before, text: "Autre." } }),
  ).toEqual(done(stored));
  expect(change).toHaveBeenCalledWith({ id: "a", revision: 1, change: { text: "Autre." } });
});
