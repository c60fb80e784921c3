import { createEffect } from "effector";
import type { PageTexts } from "../../../domain/club/pages/ports.ts";
import type { SectionName } from "../../../domain/club/pages/sections.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const readPageTextsFx = createEffect<readonly SectionName[], readonly PageTexts[], Unexpected>();
