import type { Product } from "../../../domain/club/shop/product.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MemoryList } from "./records.ts";

export const productsOn = ({ products }: MemoryBackend): MemoryList<Product> => ({
  records: products,
  acts: { read: "read published products", readDrafts: "read drafts of products", change: "change products" },
});
