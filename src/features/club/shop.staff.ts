import { productsOn } from "../../../adapters/memory/club/products.ts";
import { memoryRecords } from "../../../adapters/memory/club/records.ts";
import { productsTable } from "../../../adapters/supabase/club/products.ts";
import { supabaseRecords } from "../../../adapters/supabase/club/recordRepository.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import { addProduct, type Product, saveProduct } from "../../../domain/club/shop/product.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type ShopStaffPorts = {
  readonly productRecords: RecordRepository<Product>;
};

const { provide, method } = bindingsOn<ShopStaffPorts>();

export const useCases = {
  listStaffProducts: method("productRecords", "all"),
  addProduct: provide(addProduct, { records: "productRecords" }),
  saveProduct: provide(saveProduct, { records: "productRecords" }),
  publishProduct: provide(publishRecord<Product>, { records: "productRecords" }),
  placeProduct: method("productRecords", "place"),
  removeProduct: method("productRecords", "remove"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): ShopStaffPorts => ({
  productRecords: supabaseRecords(client, productsTable),
});

export const memory = ({ backend }: Memory): ShopStaffPorts => ({
  productRecords: memoryRecords(backend, productsOn(backend)),
});
