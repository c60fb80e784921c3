import type { Plan } from "../art/diagramPlan.ts";

const place = {
  walls: [
    { x: 0, y: 0, width: 960, height: 40 },
    { x: 0, y: 440, width: 960, height: 40 },
    { x: 300, y: 40, width: 90, height: 130 },
    { x: 300, y: 290, width: 90, height: 150 },
    { x: 880, y: 40, width: 80, height: 400 },
    { x: 640, y: 200, width: 70, height: 70 },
    { x: 120, y: 150, width: 60, height: 170 },
  ],
  site: { x: 560, y: 120, width: 280, height: 240 },
} as const;

/** Two defenders, whose sights cross in the one door. */
export const crossing: Plan = {
  ...place,
  spot: [346, 230],
  us: [
    [808, 88],
    [808, 402],
  ],
  them: [
    [60, 104],
    [60, 380],
  ],
  sights: [
    { from: [808, 88], towards: [390, 230], angle: 13 },
    { from: [808, 402], towards: [390, 230], angle: 13 },
  ],
  movements: [
    {
      side: "them",
      path: [
        [60, 104],
        [240, 104],
        [262, 200],
      ],
    },
    {
      side: "them",
      path: [
        [60, 380],
        [240, 380],
        [268, 262],
      ],
    },
  ],
};

/** The same place after the contact: one falls back behind the low wall, one stays in sight. */
export const fallback: Plan = {
  ...place,
  us: [
    [684, 306],
    [808, 88],
  ],
  left: [[808, 402]],
  them: [
    [470, 236],
    [590, 160],
  ],
  sights: [
    { from: [808, 88], towards: [575, 158], angle: 19 },
    { from: [684, 306], towards: [445, 300], angle: 24 },
  ],
  movements: [
    {
      side: "us",
      path: [
        [808, 402],
        [808, 306],
        [714, 306],
      ],
    },
    {
      side: "them",
      path: [
        [60, 104],
        [220, 104],
        [256, 236],
        [438, 236],
      ],
    },
  ],
};
