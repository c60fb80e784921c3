import { expect, it } from "vitest";
import { sendDue } from "../../../supabase/functions/_shared/outbox.ts";
import { startScheduledJobs } from "./scheduledJobs.ts";

const mail = {
  id: "m1",
  tries: 1,
  recipient: "contact@club.test",
  reply_to: null,
  subject: "Un",
  body_text: "Deux",
  body_html: "<p>Deux</p>",
  leave_address: null,
};

it("stops after the mail in flight, however many are waiting", async () => {
  let sent = 0;
  let ended: Promise<void> | undefined;
  const chores = startScheduledJobs({
    work: (goesOn) =>
      sendDue(
        async (name) => (name === "claim_mails" ? [mail] : null),
        async () => {
          sent++;
          ended = chores.stop();
        },
        goesOn,
      ),
    publish: async () => {},
    tidy: async () => {},
  });
  await expect.poll(() => sent).toBe(1);
  await ended;
  expect(sent).toBe(1);
});
