import { createEffect } from "effector";
import type { Product } from "../../../domain/club/shop/product.ts";
import type { ProductProblem, TypedProduct } from "../../../domain/club/shop/typedProduct.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { listEffects } from "../lists/effects.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listProductsFx = createEffect<void, readonly Product[], Unexpected>();
export const productActs = listEffects<Product, TypedProduct, ProductProblem>();
