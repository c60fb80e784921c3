import { packed } from "../../src/server/http/compression.ts";

/** The kilobytes of a page's HTML, as it is and compressed as the server does for a page that is asked for a few times. */
export const weightOf = async (page: Response): Promise<{ readonly raw: number; readonly packed: number }> => {
  const bytes = new Uint8Array(await page.arrayBuffer());
  return { raw: bytes.length / 1000, packed: (await packed(bytes)("br")).length / 1000 };
};
