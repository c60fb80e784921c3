/** The names of a team's coaches, for search engines. */
export const coachesIn = (staff: readonly { readonly name: string; readonly role: string }[]): readonly string[] =>
  staff.filter(({ role }) => /^coach\b/i.test(role)).map(({ name }) => name);
