import { createEffect } from "effector";
import type { OpenPosition } from "../../domain/applications/positions.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

export const listPositionsFx = createEffect<void, readonly OpenPosition[], Unexpected>();
