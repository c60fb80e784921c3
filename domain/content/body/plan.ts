export type Point = readonly [x: number, y: number];

/** A rectangle along the grid, in units of the plan. `x` and `y` are its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A player's field of view: a cone that walls cut off. */
export type Sight = {
  readonly from: Point;
  /** The middle of the cone's far end. */
  readonly towards: Point;
  /** The angle of the cone in degrees, below 180. */
  readonly angle: number;
};

export type Movement = {
  readonly side: "us" | "them";
  /**
   * From the middle of the player, round each corner, to the tip of the arrow. A tip 30 units from a player's middle doesn't
   * touch them.
   */
  readonly path: readonly [Point, Point, ...Point[]];
};

/**
 * A place from above, 960 units wide and 480 high, from its top left corner. A square of the grid is 64 wide. A point is the
 * middle of a player, who is about 50 wide.
 */
export type Plan = {
  readonly walls: readonly Box[];
  /** The site that is attacked or defended. */
  readonly site?: Box;
  /** The spot that matters, such as a door. */
  readonly spot?: Point;
  readonly us: readonly Point[];
  readonly them: readonly Point[];
  /** Earlier places of our players. */
  readonly left?: readonly Point[];
  readonly sights: readonly Sight[];
  readonly movements: readonly Movement[];
};
