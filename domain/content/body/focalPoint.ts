/** The point of a picture that stays in view where the picture is cut: whole percent of its width and its height. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** Pictures are cut around it by default. */
export const centre: FocalPoint = { x: 50, y: 50 };

/** The address of a cover or a photo ends with the picture's point, unless that is the centre: `…/4f7c_1600x900.webp#40,20`. */
const written = /#(100|\d{1,2}),(100|\d{1,2})$/;

export const withoutPoint = (address: string): string => address.replace(written, "");

/** The point in the address of a picture; `undefined` without one. */
export const pointOf = (address: string): FocalPoint | undefined => {
  const [, x, y] = written.exec(address) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
};

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** A point of whole percent within the picture. */
export const tidyPoint = ({ x, y }: FocalPoint): FocalPoint => ({ x: percent(x), y: percent(y) });

export const isSamePoint = (one: FocalPoint, other: FocalPoint): boolean => one.x === other.x && one.y === other.y;

/** The address of a picture with a point in the place of any other. */
export const withPoint = (address: string, point: FocalPoint): string =>
  isSamePoint(point, centre) ? withoutPoint(address) : `${withoutPoint(address)}#${point.x},${point.y}`;
