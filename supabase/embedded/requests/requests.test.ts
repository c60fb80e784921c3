import { expect, it } from "vitest";
import { isServed, withBody } from "./requests.ts";

const request = (path: string, init?: RequestInit) => new Request(`http://backend.test${path}`, init);

it.each([
  ["/rest/v1/tips", true],
  ["/auth/v1/token", true],
  ["/_system/config", false],
  ["/storage/v1/object/public/avatars/a.png", true],
  ["/storage/v1/bucket", false],
  ["/rest/v1tips", false],
  ["/", false],
])("serves %s: %s", (path, served) => {
  expect(isServed(request(path))).toBe(served);
});

it("has the whole body at hand", async () => {
  const whole = await withBody(request("/rest/v1/tips", { method: "POST", body: "été", headers: { prefer: "x" } }));
  expect([await whole?.text(), whole?.method, whole?.headers.get("prefer")]).toEqual(["été", "POST", "x"]);
});

it("refuses a body that is too large without reading it to its end", async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  expect(
    await withBody(request("/rest/v1/tips", { method: "POST", body, duplex: "half" } as RequestInit)),
  ).toBeUndefined();
  expect(sent).toBeLessThan(20_000_000);
});
