import { articleSorts } from "../../../domain/content/articles/ports.ts";
import { listAddresses } from "../../lib/lists/listAddress.ts";
import { newsPath } from "./address.ts";

export const { queryFrom, addressOf: listAddress } = listAddresses(newsPath, articleSorts);
