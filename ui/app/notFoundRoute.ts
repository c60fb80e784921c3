import { createStore } from "effector";
import type { PageHandle } from "../lib/page/handle.ts";

export { NotFoundPage as Component } from "./NotFoundPage.tsx";
export const handle: PageHandle = { status: createStore(404, { serialize: "ignore" }) };
