import { expect, it } from "vitest";
import { serviceOf } from "./refusals.ts";

const request = (path: string) => new Request(`http://backend.test${path}`);

it.each([
  ["/rest/v1/tips", true],
  ["/auth/v1/token", true],
  ["/_system/config", false],
  ["/storage/v1/object/public/avatars/a.png", true],
  ["/storage/v1/bucket", false],
  ["/rest/v1tips", false],
  ["/", false],
])("serves %s: %s", (path, served) => {
  expect(serviceOf(request(path)) !== undefined).toBe(served);
});
