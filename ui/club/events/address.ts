/** The path of the list of events. */
export const eventsPath = "/evenements";

export const eventPath = (slug: string): string => `${eventsPath}/${slug}`;

/** The calendar of all events, and the file of one. */
export const eventsCalendar = `${eventsPath}.ics`;
export const eventCalendar = (slug: string): string => `${eventPath(slug)}.ics`;
