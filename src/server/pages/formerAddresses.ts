import { askedPath } from "../../../domain/content/editing/formerPath.ts";
import type { FindPort } from "../../container.ts";
import { features } from "../../features.ts";
import { lazily } from "../../lazily.ts";

const readers = lazily(async () => {
  const parts = await Promise.all(features.map(({ server }) => server && server.part?.()));
  return parts.flatMap((part) => (part && part.movedFrom) || []);
});

/** Finds where an address leads at which an item stood on the site that it comes from. */
export const formerAddresses =
  (findPort: FindPort) =>
  async (pathname: string, search: string): Promise<string | undefined> => {
    const path = askedPath(pathname, search);
    if (path === undefined) return undefined;
    const found = await Promise.all((await readers()).map(async (movedFrom) => movedFrom(findPort, path)));
    return found.find((address) => address !== undefined);
  };
