import { expect, it } from "vitest";
import { readTypedPartner } from "./partner.ts";

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
  const read = readTypedPartner({ ...typed, logo });
  expect(read.ok ? undefined : read.refusal.fields).toEqual(problem && { logo: problem });
});
