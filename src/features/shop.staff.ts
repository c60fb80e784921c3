import { productsOn } from "../../adapters/memory/club/products.ts";
import { memoryRecords } from "../../adapters/memory/club/records.ts";
import { productsTable } from "../../adapters/supabase/club/products.ts";
import { supabaseRecords } from "../../adapters/supabase/club/recordRepository.ts";
import { publishRecord } from "../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../domain/club/lists/records.ts";
import type { Product } from "../../domain/club/shop/product.ts";
import { addProduct, saveProduct } from "../../domain/club/shop/typedProduct.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";

export const ProductRecordsToken = token<RecordRepository<Product>>("ProductRecords");

export const useCases = {
  listStaffProducts: method(ProductRecordsToken, "all"),
  addProduct: provide(addProduct, { records: ProductRecordsToken }),
  saveProduct: provide(saveProduct, { records: ProductRecordsToken }),
  publishProduct: provide(publishRecord<Product>, { records: ProductRecordsToken }),
  placeProduct: method(ProductRecordsToken, "place"),
  removeProduct: method(ProductRecordsToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(ProductRecordsToken, supabaseRecords(client, productsTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(ProductRecordsToken, memoryRecords(backend, productsOn(backend)));
};

export const changes = (): PageChanges => ({});
