import { expect, it, onTestFinished, vi } from "vitest";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { oneBrowser } from "../../tests/security/browser.ts";
import { supabaseChanges } from "./changes.ts";
import { supabaseClient } from "./client.ts";

const { openPage, project, query, later } = oneBrowser();
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

it("listens anew with a new token when the backend found the old one too old", async () => {
  const { id } = await signedIn(openPage(), camille);
  const answer = () => query("update applications set staff_notes = staff_notes || '.' where user_id = $1", [id]);
  const heard = vi.fn();
  onTestFinished(supabaseChanges(supabaseClient(project(), "device"), 10).subscribe("applications", heard));
  await soon(() => expect(heard).toHaveBeenCalled());
  heard.mockClear();

  // Nobody hears of this one, but of its being missed.
  later(61);
  await answer();
  await soon(() => expect(heard).toHaveBeenCalled());
  heard.mockClear();
  await answer();
  await soon(() => expect(heard).toHaveBeenCalled());
});
