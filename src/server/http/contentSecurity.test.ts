import { expect, it } from "vitest";
import { pagePolicy } from "./contentSecurity.ts";

it("[SE-33] names the inline script and style by what is in them, and allows no other", () => {
  const policy = pagePolicy({ script: "let it", styles: ["a{}"] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
  expect(policy).not.toContain("unsafe");
  expect(pagePolicy({ script: "let that", styles: ["a{}"] })).not.toBe(policy);
});

it("lets a page speak to a hosted backend, when it has one", () => {
  expect(pagePolicy({ script: "", styles: [], backendUrl: "https://b.example" })).toContain(
    "connect-src 'self' https://b.example wss://b.example;",
  );
  expect(pagePolicy({ script: "", styles: [] })).toContain("connect-src 'self';");
});
