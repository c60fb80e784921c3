/** The address of a team's calendar, for subscription. */
export const calendarAddress = (team: string): string => `/calendrier/${team}.ics`;

/** The address of one match's calendar file. */
export const matchAddress = ({ team, id }: { readonly team: string; readonly id: string }): string =>
  `/calendrier/${team}/${id}.ics`;

/** The same file with the scheme that calendar programs handle. `site`: the site's address. */
export const subscription = (site: string, team: string): string =>
  `${site.replace(/^https?:/, "webcal:")}${calendarAddress(team)}`;
