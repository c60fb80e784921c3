import { expect, type Mock, onTestFinished, vi } from "vitest";
import type { Watched } from "../../domain/shared/ports.ts";
import type { Ports } from "./ports.ts";

export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

type Listening = { readonly heard: Mock; readonly stop: () => void };

/** Subscribes, and resolves once the subscription is active. */
export const listening = async (
  { changes }: Pick<Ports, "changes">,
  watched: Watched = "applications",
): Promise<Listening> => {
  const heard = vi.fn();
  const stop = changes.subscribe(watched, heard);
  onTestFinished(stop);
  await eventually(() => expect(heard).toHaveBeenCalled());
  // All events of the first channel's start have arrived once a later channel has started.
  const other = vi.fn();
  onTestFinished(changes.subscribe("articles", other));
  await eventually(() => expect(other).toHaveBeenCalled());
  heard.mockClear();
  return { heard, stop };
};
