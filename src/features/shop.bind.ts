import { productsOn } from "../../adapters/memory/club/products.ts";
import { memoryList } from "../../adapters/memory/club/records.ts";
import { productsTable } from "../../adapters/supabase/club/products.ts";
import { supabaseList } from "../../adapters/supabase/club/records.ts";
import type { PublicList } from "../../domain/club/lists/records.ts";
import type { Product } from "../../domain/club/shop/product.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import { type PageChanges, written } from "../server/pages/pageChanges.ts";
import { noParameter } from "../readParameters.ts";

export const ProductsToken = token<PublicList<Product>>("Products");

export const useCases = {
  listProducts: method(ProductsToken, "list"),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listProducts: noParameter(),
});

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ProductsToken, supabaseList(client, productsTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(ProductsToken, memoryList(backend, productsOn(backend)));
};

export const changes = (): PageChanges => ({
  products: written("products"),
});
