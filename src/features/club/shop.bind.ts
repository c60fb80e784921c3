import { productsOn } from "../../../adapters/memory/club/products.ts";
import { memoryList } from "../../../adapters/memory/club/records.ts";
import { productsTable } from "../../../adapters/supabase/club/products.ts";
import { supabaseList } from "../../../adapters/supabase/club/records.ts";
import type { PublicList } from "../../../domain/club/lists/records.ts";
import type { Product } from "../../../domain/club/shop/product.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { noParameter, read } from "../../readParameters.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";

/** The ports of the feature, by name. */
export type ShopPorts = {
  readonly products: PublicList<Product>;
};

const { method } = bindingsOn<ShopPorts>();

export const useCases = {
  listProducts: method("products", "list"),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listProducts: read(noParameter(), "products"),
});

export const supabase = ({ client }: Supabase): ShopPorts => ({
  products: supabaseList(client, productsTable),
});

export const memory = ({ backend }: Memory): ShopPorts => ({
  products: memoryList(backend, productsOn(backend)),
});

export const changes = (): PageChanges => ({
  products: invalidatesKinds("products"),
});
