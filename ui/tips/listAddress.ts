import { listAddresses } from "../lib/lists/listAddress.ts";
import { tipsPath } from "./address.ts";

export const { queryFrom, addressOf: listAddress } = listAddresses(tipsPath, ["recent", "popular"]);
