import { archivePath } from "../../../../domain/club/letter/paths.ts";
import { listModel } from "../../../lib/loading/list.ts";
import { pageIn, queryNames } from "../../../lib/lists/listAddress.ts";
import { listSentLettersFx } from "./effects.ts";

export const archiveReads = [queryNames.page];

/** A page of the archive. */
export const archiveAddress = (page: number): string =>
  page > 1 ? `${archivePath}?${queryNames.page}=${page}` : archivePath;

export const {
  opened: archiveOpened,
  retried: archiveRetried,
  $list: $letters,
  $status: $archiveStatus,
} = listModel({
  name: "letters",
  queryFrom: (search) => ({ page: pageIn(new URLSearchParams(search).get(queryNames.page)) }),
  listFx: listSentLettersFx,
});
