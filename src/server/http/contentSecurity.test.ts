import { expect, it } from "vitest";
import { guards, pagePolicy } from "./contentSecurity.ts";

it("[SE-33] names the inline script and style by what is in them, and allows no other", () => {
  const policy = pagePolicy({ scripts: ["let it"], styles: ["a{}"] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
  expect(policy).not.toContain("unsafe");
  expect(pagePolicy({ scripts: ["let that"], styles: ["a{}"] })).not.toBe(policy);
});

it("[HS-47] lets a page load a captcha when the club has one, of its provider alone", () => {
  const none = pagePolicy({ scripts: [""], styles: [] });
  expect(none).toContain("frame-src 'self';");
  const policy = pagePolicy({ scripts: [""], styles: [], captcha: { provider: "turnstile", siteKey: "k" } });
  const host = "https://challenges.cloudflare.com";
  expect(policy).toMatch(new RegExp(`script-src 'self' \\S+ ${host};`));
  expect(policy).toContain(`frame-src 'self' ${host};`);
  expect(policy).toContain(`connect-src 'self' ${host};`);
  expect(policy).not.toContain("hcaptcha");
  expect(pagePolicy({ scripts: [""], styles: [], captcha: { provider: "hcaptcha", siteKey: "k" } })).toContain(
    "frame-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
  );
});

it("lets a page speak to a hosted backend, when it has one", () => {
  expect(pagePolicy({ scripts: [""], styles: [], backendUrl: "https://b.example" })).toContain(
    "connect-src 'self' https://b.example wss://b.example;",
  );
  expect(pagePolicy({ scripts: [""], styles: [] })).toContain("connect-src 'self';");
});

it("[SE-55] lets a site of https load no picture over http", () => {
  const of = (isSecure: boolean) => /img-src ([^;]*)/.exec(pagePolicy({ scripts: [""], styles: [], isSecure }))?.[1];
  expect(of(true)).toBe("data: https:");
  expect(of(false)).toBe("data: https: http:");
});

it("[SE-33] has every answer taken for what its type says, and for no page without a policy", () => {
  expect(guards.get("x-content-type-options")).toBe("nosniff");
  expect(guards.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});
