import type { Log } from "../shared/ports.ts";
import { done, type RefusalOf, refused, type Result } from "../shared/result.ts";
import {
  type ChosenFile,
  largestPicture,
  type PictureEditor,
  pictureIn,
  type PictureProblem,
} from "../shared/picture.ts";
import type { Avatars, Profiles, Session } from "./ports.ts";

type Needs = {
  readonly session: Session;
  readonly profiles: Profiles;
  readonly avatars: Avatars;
  readonly editor: PictureEditor;
  readonly log: Log;
};

export type ChangeAvatarRefusal =
  PictureProblem | RefusalOf<Avatars["put"]> | RefusalOf<Profiles["saveAvatar"]> | RefusalOf<Avatars["keepOnly"]>;
export type ChangeAvatar = (file: ChosenFile) => Promise<Result<string, ChangeAvatarRefusal>>;

/**
 * Replaces the signed-in member's picture by a file, cropped to a small square, and returns its address. Refuses visitors,
 * files that are no picture, and too large ones.
 */
export const changeAvatar =
  ({ session, profiles, avatars, editor, log }: Needs): ChangeAvatar =>
  async (file) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    // Before it is read: the file may be huge.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const found = pictureIn(await file.read());
    if (!found.ok) return found;
    const square = await editor.square(found.value);
    if (!square.ok) return square;

    const kept = await avatars.put(member.id, square.value);
    if (!kept.ok) return kept;
    const saved = await profiles.saveAvatar(member.id, kept.value);
    if (!saved.ok) return saved;
    // The new picture is stored: a failure with the old one is only logged.
    await avatars
      .keepOnly(member.id, square.value.type)
      .catch((cause: unknown) => log.failed("An old picture was not removed", cause));
    return done(kept.value);
  };

export type RemoveAvatarRefusal = RefusalOf<Profiles["saveAvatar"]> | RefusalOf<Avatars["keepOnly"]>;
export type RemoveAvatar = () => Promise<Result<void, RemoveAvatarRefusal>>;

/** Deletes the signed-in member's picture. Idempotent. Refuses visitors. */
export const removeAvatar =
  ({ session, profiles, avatars }: Pick<Needs, "session" | "profiles" | "avatars">): RemoveAvatar =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const saved = await profiles.saveAvatar(member.id, null);
    return saved.ok ? avatars.keepOnly(member.id, null) : saved;
  };
