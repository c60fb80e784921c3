import { articleSorts } from "../../../domain/content/articles/ports.ts";
import { listAddresses } from "../../lib/lists/listAddress.ts";

export const { queryFrom, addressOf: listAddress } = listAddresses("/news", articleSorts);

export const articleAddress = (slug: string): string => `/news/${slug}`;
