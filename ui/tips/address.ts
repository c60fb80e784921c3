import { listAddresses } from "../lib/lists/listAddress.ts";

export const { queryFrom, addressOf: listAddress } = listAddresses("/tips", ["recent", "popular"]);

export const tipAddress = (slug: string): string => `/tips/${slug}`;
