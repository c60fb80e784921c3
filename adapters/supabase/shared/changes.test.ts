import { expect, it, onTestFinished, vi } from "vitest";
import { camille, sarah, signedIn } from "../../../tests/contracts/ports.ts";
import { oneBrowser } from "../../../tests/security/browser.ts";
import { supabaseChanges } from "./changes.ts";
import { supabaseClient } from "./client.ts";

const { openPage, project, query, later } = oneBrowser();
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

it("subscribes again with a new token when the backend refuses the expired one", async () => {
  const { id } = await signedIn(openPage(), camille);
  const answer = () => query("update applications set staff_notes = staff_notes || '.' where user_id = $1", [id]);
  const heard = vi.fn();
  onTestFinished(
    supabaseChanges(supabaseClient(project(), "device").realtime, { pause: 10 }).subscribe("applications", heard),
  );
  await eventually(() => expect(heard).toHaveBeenCalled());
  heard.mockClear();

  // The change itself isn't delivered, because the token is too old. The new subscription hints that changes were missed.
  later(61);
  await answer();
  await eventually(() => expect(heard).toHaveBeenCalled());
  heard.mockClear();
  await answer();
  await eventually(() => expect(heard).toHaveBeenCalled());
});

it("[AD-19] hints at once at what the staff writes in a tip, and calmly at what readers make of its counters", async () => {
  await signedIn(openPage(), sarah);
  const client = supabaseClient(project(), "device");
  const tip = (change: string) => query(`update tips set ${change} where slug = 'tenir-un-site-a-deux'`);
  const heard = vi.fn();
  onTestFinished(supabaseChanges(client.realtime, { hintTime: 1 }).subscribe("tips", heard));
  await eventually(() => expect(heard).toHaveBeenCalled());
  // A later channel on the same socket: its changes arrive after those of the first.
  const told = vi.fn();
  const witness = client
    .channel("witness")
    .on("postgres_changes", { event: "*", schema: "public", table: "changes" }, told);
  await new Promise<void>((begun) => {
    witness.on("system", {}, () => begun()).subscribe();
  });
  const tellOf = async (change: string) => {
    told.mockClear();
    await tip(change);
    await eventually(() => expect(told).toHaveBeenCalled());
  };

  await tellOf("like_count = like_count + 1");
  heard.mockClear();
  for (let reader = 0; reader < 5; reader++) await tellOf("like_count = like_count + 1");
  expect(heard).not.toHaveBeenCalled();
  await tellOf("title = title || '!'");
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});

it("[AD-19] leaves its channel with the last subscriber", async () => {
  await signedIn(openPage(), camille);
  const { realtime } = supabaseClient(project(), "device");
  const heard = vi.fn();
  const leave = supabaseChanges(realtime).subscribe("matches", heard);
  await eventually(() => expect(heard).toHaveBeenCalled());
  expect(realtime.getChannels()).toHaveLength(1);
  leave();
  await eventually(() => expect(realtime.getChannels()).toEqual([]));
});
