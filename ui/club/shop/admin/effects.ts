import type { Product } from "../../../../domain/club/shop/product.ts";
import type { ProductProblem, TypedProduct } from "../../../../domain/club/shop/typedProduct.ts";
import { listEffects } from "../../lists/effects.ts";

export const productActs = listEffects("Product", "Products")<Product, TypedProduct, ProductProblem>();
