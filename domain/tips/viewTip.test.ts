import { expect, it } from "vitest";
import { newVisitor, siteForTwo, tipOf } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { viewTip } from "./viewTip.ts";

it("[TP-2] [TP-14] counts a visitor once a day, and another visitor or day again", async () => {
  let today = "2026-12-01T12:00:00Z";
  const device = memoryDevice({ now: () => new Date(today) });
  const { id, views } = await tipOf(device, siteForTwo);
  const counted = async () => (await tipOf(device, siteForTwo)).views - views;
  const [one, other] = [newVisitor(), newVisitor()];
  const viewAs = (visitor: typeof one) =>
    viewTip({ ...device, visitor: { id: () => visitor, isCounted: () => true } })(id);

  await viewAs(one);
  await viewAs(one);
  expect(await counted()).toBe(1);
  await viewAs(other);
  expect(await counted()).toBe(2);
  today = "2026-12-02T00:01:00Z";
  await viewAs(one);
  expect(await counted()).toBe(3);
});
