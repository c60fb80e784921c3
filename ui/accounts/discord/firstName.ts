import { createEvent, createStore, sample } from "effector";
import { $isChanged, namesForm } from "../profile/names.ts";
import { $account } from "../session/session.ts";
import { $ownDiscord, $returned, codeBrought, ownDiscordWanted } from "./discord.ts";

/** The first screen of a new member is shown. */
export const firstNameWanted = createEvent();
sample({ clock: firstNameWanted, target: ownDiscordWanted });

// Written into the form, and saved by the member alone. What they have typed stays.
sample({
  clock: $ownDiscord,
  source: { account: $account, isChanged: $isChanged },
  filter: ({ account, isChanged }, own) =>
    account?.username === null && !isChanged && own.status === "ready" && own.link.offered !== null,
  fn: ({ account }, own) => ({
    username: own.status === "ready" ? (own.link.offered ?? "") : "",
    fullName: account?.fullName ?? "",
  }),
  target: namesForm.typed,
});

const nameless = sample({
  clock: [$account, $returned],
  source: { account: $account, returned: $returned },
  filter: ({ account, returned }) => returned.status === "open" && account?.username === null,
});
/** Whether the way to Discord opened an account without a name. Until the next way. */
export const $isNew = createStore(false, { serialize: "ignore" })
  .on(nameless, () => true)
  .reset(codeBrought);
