/** All teams, and the one team closer up. */
export const teamsPage = {
  above: "clamp(40px, 5.4vw, 80px)",
  needle: "300px",
  needleSmall: "200px",
  lead: "1.1875rem",
  title: "clamp(2.5rem, 7.2vw, 7rem)",
  roster: "16px",
  rosterPhone: "10px",
  /** The field behind a portrait begins below the head. */
  field: "22% 0 0",
  fieldCut: "polygon(28% 0, 100% 0, 100% 100%, 0 100%)",
  portrait: "92%",
  portraitPhone: "112%",
  portraitPullPhone: "-12%",
  columnPhone: "124px minmax(0, 1fr)",
  card: "14px 16px 16px",
  cardPhone: "14px 14px 14px 6px",
  facts: "2px 10px",
  aside: "40px",
  split: "minmax(0, 3fr) minmax(0, 2fr)",
  entry: "12px",
  staff: "60px minmax(0, 1fr)",
  staffEntry: "10px",
  seat: "32%",
  seatGap: "1.3%",
  seatText: "29.8em",
} as const;

/** One team closer up. */
export const valorantPage = {
  player: "minmax(0, 5fr) minmax(0, 6fr)",
  playerAlone: "minmax(0, 3fr) minmax(0, 7fr)",
  nameAlone: "clamp(2rem, 3.8vw, 3.375rem)",
  cardAlone: "minmax(0, 2fr) minmax(0, 3fr)",
  playerPhone: "minmax(0, 4fr) minmax(0, 5fr)",
  gap: "16px",
  name: "clamp(1.5rem, 2.6vw, 2.375rem)",
  facts: "4px 16px",
  portrait: "104%",
  portraitPull: "-6%",
  columns: "clamp(24px, 3.4vw, 48px)",
} as const;
