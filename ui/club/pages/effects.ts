import { createEffect } from "effector";
import type { SaveTextsRefusal, StaffPages, TextsEdit } from "../../../domain/club/pages/editPages.ts";
import type { PageEditing, PageTexts } from "../../../domain/club/pages/ports.ts";
import type { SectionName } from "../../../domain/club/pages/sections.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export type SaveTextsFailure = SaveTextsRefusal | Unexpected;
export type RestoreTextsFailure = RefusalOf<PageEditing["restore"]> | Unexpected;
export type SwitchFailure = RefusalOf<PageEditing["switchFeature"]> | Unexpected;

export const readPageTextsFx = createEffect<readonly SectionName[], readonly PageTexts[], Unexpected>();
export const listPagesFx = createEffect<void, StaffPages, Unexpected>();
export const savePageTextsFx = createEffect<TextsEdit, PageTexts, SaveTextsFailure>();
export const restorePageTextsFx = createEffect<SectionName, void, RestoreTextsFailure>();
export const switchFeatureFx = createEffect<Parameters<PageEditing["switchFeature"]>[0], void, SwitchFailure>();
