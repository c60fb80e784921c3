import { expect, it, vi } from "vitest";
import { throughProvider } from "./provider.ts";

it("[CT-8] sends a mail again when a provider wants a pause, twice at most", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const fetch = async () => new Response("{}", { status: ++asked <= 4 ? 429 : 200 });
  const send = throughProvider({ url: "https://mails.example", key: "k", from: "bonjour@club.test", fetch });
  const mail = { id: "m1", to: "lya@exemple.fr", subject: "Un", text: "Deux", html: "<p>Deux</p>" };
  await Promise.all([expect(send(mail)).rejects.toThrow("429"), vi.runAllTimersAsync()]);
  expect(asked).toBe(3);
  await Promise.all([send(mail), vi.runAllTimersAsync()]);
  expect(asked).toBe(5);
  vi.useRealTimers();
});
