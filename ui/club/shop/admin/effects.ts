import type { Product, ProductProblem, TypedProduct } from "../../../../domain/club/shop/product.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const productActs: ListEffects<Product, TypedProduct, ProductProblem> = listEffects("Product", "Products");
