import { type Finding, ok, problem } from "./findings.ts";

/** The oldest Node that runs the site's packages. */
const oldest = [22, 22, 2] as const;

/** Whether this Node is new enough. */
export const checkNode = (version = process.versions.node): readonly Finding[] => {
  const has = version.split(".").map(Number);
  const differing = oldest.findIndex((number, index) => has[index] !== number);
  const isOld = differing >= 0 && (has[differing] ?? 0) < (oldest[differing] ?? 0);
  const remedy = `Node ${version} is older than ${oldest.join(".")}: install Node 24 from https://nodejs.org.`;
  return [isOld ? problem(remedy) : ok(`Node ${version} is new enough.`)];
};
