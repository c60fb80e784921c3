import { expect, it } from "vitest";
import { guarded, pagePolicy } from "./contentSecurity.ts";

it("names the inline script and style by what is in them, and allows no other", () => {
  const policy = pagePolicy({ script: "let it", style: "a{}" });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
  expect(policy).not.toContain("unsafe");
  expect(pagePolicy({ script: "let that", style: "a{}" })).not.toBe(policy);
});

it("lets a page speak to a hosted backend, when it has one", () => {
  expect(pagePolicy({ script: "", style: "", backendUrl: "https://b.example" })).toContain(
    "connect-src 'self' https://b.example;",
  );
  expect(pagePolicy({ script: "", style: "" })).toContain("connect-src 'self';");
});

it("guards every answer, and leaves a page its own policy", () => {
  const page = guarded(new Response("", { headers: { "content-security-policy": "mine" } }));
  expect(page.headers.get("content-security-policy")).toBe("mine");
  expect(guarded(new Response("")).headers.get("content-security-policy")).toContain("sandbox");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
});
