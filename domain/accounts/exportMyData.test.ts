import { expect, it } from "vitest";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { exportMyData, myActivity } from "./exportMyData.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const clock = { tell: async () => ({ now, zone: "Europe/Paris" }) };
const signedOut = { ok: false, refusal: { kind: "signed-out" } };

it("[AU-23] gives a member one file, named by its day, that programs can read", async () => {
  const device = memoryDevice();
  await signedIn(device, camille);
  const file = await exportMyData({ ...device, clock })();
  if (!file.ok) throw new Error("It was refused");
  expect(file.value.name).toBe("club-donnees-2026-11-20.json");
  expect(JSON.parse(file.value.text)).toMatchObject({
    exported_at: "2026-11-20T10:00:00.000Z",
    profiles: [{ username: "camille" }],
  });
});

it("[AU-16] gives a visitor neither data nor figures", async () => {
  const device = memoryDevice();
  expect([await exportMyData({ ...device, clock })(), await myActivity(device)()]).toEqual([signedOut, signedOut]);
});
