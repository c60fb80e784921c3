import * as z from "zod/mini";
import { centre, pointOf } from "../../../domain/content/body/focalPoint.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import {
  type LibraryPicture,
  type NotSeen,
  type PictureId,
  type PictureLibrary,
  type PictureUse,
  usePlaces,
} from "../../../domain/content/pictures/library.ts";
import { done, refused, type Result } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { type Answer, IdRow, rowsOf } from "../shared/rows.ts";
import { endOfStaffAct, notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const PictureRow = z.object({
  id: z.string(),
  name: z.string(),
  stored_at: z.string(),
  file_name: z.string(),
  description: z.string(),
  focal_point: z.string(),
  bytes: z.number(),
  uses: z.int(),
  versions: z.int(),
});
const UseRow = z.object({ place: z.enum(usePlaces), item: z.string(), title: z.string(), slug: z.string() });
const Counts = z.tuple([z.object({ pictures: z.int(), unused: z.int() })]);

const pictureOf = (row: z.infer<typeof PictureRow>): LibraryPicture => {
  const { id, name, stored_at, file_name, bytes, focal_point, ...rest } = row;
  return {
    ...rest,
    point: pointOf(`#${focal_point}`) ?? centre,
    id: id as PictureId,
    address: ownPictures + name,
    fileName: file_name,
    storedAt: stored_at,
    size: bytes,
  };
};
const useOf = ({ place, item, title, slug }: z.infer<typeof UseRow>): PictureUse => ({
  place,
  id: item,
  title,
  slug: slug === "" ? null : (slug as Slug),
});
const usesFrom = (answer: Answer): Result<readonly PictureUse[], NotSeen> =>
  answer.error ? notStaffBy(answer.error, answer.status) : done(rowsOf(UseRow, answer).map(useOf));
const keyOf = (search: string): string => searchKey(search.trim());
const nameOf = (address: string): string => address.slice(ownPictures.length);

export const supabasePictureLibrary = (client: Client): PictureLibrary => ({
  async slice({ search, isUnused, from, count }) {
    const wanted = { words: keyOf(search), only_unused: isUnused, skipped: from, most: count };
    return staffRowsOf(PictureRow, await client.rpc("find_pictures", wanted)).map(pictureOf);
  },

  async count({ search }) {
    const { data, error, status } = await client.rpc("count_pictures", { words: keyOf(search) });
    if (error) return notStaffBy(error, status);
    const [{ pictures, unused }] = z.parse(Counts, data);
    return done({ all: pictures, unused });
  },

  async usesOf(picture) {
    return usesFrom(await client.rpc("list_picture_uses", { picture }));
  },

  async describe(picture, { description, point: { x, y } }) {
    const details = { picture, description, focal_point: `${x},${y}` };
    return endOfStaffAct(await client.rpc("describe_picture", details));
  },

  async remove(ids) {
    const found = await client.rpc("remove_pictures", { given: [...ids] });
    if (found.error) return notStaffBy(found.error, found.status);
    const used = rowsOf(IdRow, found).map(({ id }) => id as PictureId);
    return used.length > 0 ? refused({ kind: "in-use", ids: used }) : done();
  },

  async replace(old, by) {
    return usesFrom(await client.rpc("replace_picture", { old_name: nameOf(old), new_name: nameOf(by) }));
  },
});
