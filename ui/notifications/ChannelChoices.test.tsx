// @vitest-environment jsdom
import { fork } from "effector";
import { Provider } from "effector-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { hasMail } from "../../domain/notifications/kinds.ts";
import { everyChoice, type NotificationChoice } from "../../domain/notifications/notification.ts";
import { fakes } from "../../tests/fakes.ts";
import { ChannelChoices } from "./ChannelChoices.tsx";
import { chooseNotificationsFx, listNotificationChoicesFx } from "./effects.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it("[NT-49] chooses a channel for all kinds at once, and says when they differ", async () => {
  const asked: NotificationChoice[] = [];
  const scope = fork({
    handlers: fakes(
      [listNotificationChoicesFx, async () => everyChoice({})],
      [chooseNotificationsFx, async (choice: NotificationChoice) => void asked.push(choice)],
    ),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <ChannelChoices />
      </Provider>,
    ),
  );
  const all = place.querySelector("select") as HTMLSelectElement;
  // A place that is held for the member is mailed at first, and nothing else.
  expect([all.value, all.selectedOptions[0]?.textContent]).toEqual(["", "Au cas par cas"]);
  expect([...place.querySelectorAll("select")].slice(1).filter(({ value }) => value === "now")).toHaveLength(1);

  const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(all, "digest");
    all.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const mailed = everyChoice({}).filter(({ kind }) => hasMail(kind));
  expect(asked).toEqual(mailed.map((choice) => ({ ...choice, mail: "digest" })));
  expect(all.value).toBe("digest");
  expect(all.options).toHaveLength(3);

  asked.length = 0;
  await act(async () => place.querySelector("button")?.click());
  expect(asked.map(({ kind, onSite }) => [kind, onSite])).toEqual(everyChoice({}).map(({ kind }) => [kind, false]));
  await act(async () => root.unmount());
});
