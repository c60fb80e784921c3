/** Where a team's calendar stands. Subscribed to, it keeps up by itself. */
export const calendarAddress = (team: string): string => `/calendrier/${team}.ics`;

/** One match for a calendar, once. */
export const matchAddress = ({ team, id }: { readonly team: string; readonly id: string }): string =>
  `/calendrier/${team}/${id}.ics`;

/** The same file, for the program that keeps the reader's calendars. `site`: the site's own address. */
export const subscription = (site: string, team: string): string =>
  `${site.replace(/^https?:/, "webcal:")}${calendarAddress(team)}`;
