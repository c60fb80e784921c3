import { confirmLetterFx, leaveLetterFx, subscribeFx } from "../../ui/messages/newsletter/effects.ts";
import { feature } from "../feature.ts";

export const newsletter = feature({
  name: "newsletter",
  bind: () => import("./newsletter.bind.ts"),
  handle: {
    subscribeLetter: subscribeFx,
    confirmLetter: confirmLetterFx,
    leaveLetter: leaveLetterFx,
  },
});
