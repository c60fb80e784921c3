/** Two changes of the same fields in one: mine where I changed a field, theirs elsewhere. */
export const mergeFields = <Fields extends Readonly<Record<string, string>>>(
  before: Fields,
  mine: Fields,
  theirs: Fields,
): Fields =>
  Object.fromEntries(
    Object.keys(mine).map((name) => [name, mine[name] === before[name] ? theirs[name] : mine[name]]),
  ) as Fields;
