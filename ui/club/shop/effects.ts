import { createEffect } from "effector";
import type { Product } from "../../../domain/club/shop/product.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listProductsFx = createEffect<void, readonly Product[], Unexpected>();
