import { sendMessageFx } from "../../ui/messages/contact/effects.ts";
import { feature } from "../feature.ts";

export const contact = feature({
  name: "contact",
  bind: () => import("./contact.bind.ts"),
  handle: {
    sendMessage: sendMessageFx,
  },
});
