import { centre, type FocalPoint, pointOf, withPoint } from "../../../domain/content/body/focalPoint.ts";
import { pictureIdOf } from "../../../domain/content/body/ownPicture.ts";
import type { PictureId } from "../../../domain/content/pictures/library.ts";
import type { MemoryBackend } from "../backend.ts";

/** The points of pictures in the addresses of covers and photos, as the database's triggers write them. */
export const pointsOn = ({ articles, people, pictures, tips }: MemoryBackend) => {
  const setPoint = (id: PictureId, point: FocalPoint) =>
    pictures.update((all) => all.map((one) => (one.id === id ? { ...one, point } : one)));

  /** The address with its picture's point. The first point that comes with an address becomes the picture's. */
  const pointed = <Address extends string | null>(address: Address): Address => {
    const id = address === null ? undefined : pictureIdOf(address);
    const known = pictures.read().find((one) => one.id === id);
    if (address === null || !known) return address;
    const given = pointOf(address);
    if (given && !known.point) setPoint(known.id, given);
    return withPoint(address, known.point ?? given ?? centre) as Address;
  };

  return {
    pointed,
    /** Sets a picture's point wherever it is a cover or a photo. */
    place: (id: PictureId, point: FocalPoint) => {
      setPoint(id, point);
      articles.update((all) => all.map((one) => ({ ...one, featuredImage: pointed(one.featuredImage) })));
      tips.update((all) =>
        all.map((one) => ({ ...one, featuredImage: pointed(one.featuredImage), heroImage: pointed(one.heroImage) })),
      );
      people.update((all) => all.map((one) => ({ ...one, photo: pointed(one.photo) })));
    },
  };
};
