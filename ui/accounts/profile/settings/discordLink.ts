import { attach } from "effector";
import { createForm } from "../../../lib/form.ts";
import { discordAddress, settingsAddress } from "../../address.ts";
import { linkDiscordFx } from "../../discord/effects.ts";
import { notReached } from "../../discord/words.ts";
import { currentName, reauthentication, withProof } from "./reauthentication.ts";

const way = { back: discordAddress(settingsAddress) };
const linkFx = attach({ effect: linkDiscordFx });

/** Asks for the current password when the sign-in is too old to link Discord. */
export const linkProof = reauthentication(linkFx);
export const linkForm = withProof(
  createForm({
    fields: { [currentName]: "" },
    effect: linkFx,
    $source: linkProof.$asked,
    toParams: (_, asked) => (asked ? null : way),
    errors: { reauthentication: {} },
    failed: notReached,
  }),
  linkProof,
  () => way,
);
