/** The house's own icons: straight strokes on a field of 24, and nothing round where a corner will do. */
export const icons = {
  alert: "M12 3 22 21H2zM12 10v5M12 17.500v.5",
  arrow: "M3 12h17M14 6l6 6-6 6",
  back: "M21 12H4M10 6l-6 6 6 6",
  ban: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
  chat: "M3 4h18v12h-9l-5 5v-5H3z",
  check: "m4 13 5 5L20 6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5l3 2",
  close: "m5 5 14 14M19 5 5 19",
  down: "m4 8 8 8 8-8",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5",
  heart: "M12 20 3 11V6l3-2h3l3 3 3-3h3l3 2v5z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  low: "M12 4v15M6 13l6 6 6-6",
  menu: "M5 6h17M3.500 12h17M2 18h17",
  more: "M5 11h1v2H5zM11.500 11h1v2h-1zM18 11h1v2h-1z",
  offline: "M3 3l18 18M2 9c2-2 4-3 6-3.500M22 9c-3-3-6-4-9-4M6 13c1-1 2-1.500 3-2M12 19h.1",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  plus: "M12 4v16M4 12h16",
  refresh: "M20 4v6h-6M20 10a8 8 0 1 0 0 5",
  search: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 15l6 6",
  share: "M12 15V3M7 8l5-5 5 5M4 13v8h16v-8",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15",
  up: "M12 20V5M6 11l6-6 6 6",
  users: "M8 4h5v6H8zM4 20v-4l3-3h7l3 3v4M17 5h3v5h-3",
} as const;

export type IconName = keyof typeof icons;
