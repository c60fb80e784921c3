export type Point = readonly [x: number, y: number];

/** A rectangle along the grid, in units of the plan. `x` and `y` are its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What somebody sees: a cone, which walls cut off. */
export type Sight = {
  readonly from: Point;
  /** The middle of the cone's far end. */
  readonly towards: Point;
  /** How wide the cone opens, in degrees, below 180. */
  readonly angle: number;
};

export type Movement = {
  readonly side: "us" | "them";
  /**
   * From the middle of who goes, round each corner, to the tip of the arrow. A tip 30 units from somebody's middle doesn't
   * touch them.
   */
  readonly path: readonly [Point, Point, ...Point[]];
};

/**
 * A place seen from above, 960 units wide and 480 high, counted from its top left corner. A square of the grid is 64 wide;
 * whoever stands there is named by their middle, and is about 50 wide.
 */
export type Plan = {
  readonly walls: readonly Box[];
  /** What is held or taken. */
  readonly site?: Box;
  /** The spot that it is all about: a door, say. */
  readonly spot?: Point;
  readonly us: readonly Point[];
  readonly them: readonly Point[];
  /** Where some of us stood before. */
  readonly left?: readonly Point[];
  readonly sights: readonly Sight[];
  readonly movements: readonly Movement[];
};
