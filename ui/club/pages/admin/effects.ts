import type { SaveTextsRefusal, StaffPages, TextsEdit } from "../../../../domain/club/pages/editPages.ts";
import type { PageEditing, PageTexts } from "../../../../domain/club/pages/ports.ts";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { effectOf } from "../../../lib/effectOf.ts";

export type SaveTextsFailure = SaveTextsRefusal | Unexpected;
export type RestoreTextsFailure = RefusalOf<PageEditing["restore"]> | Unexpected;
export type SwitchFailure = RefusalOf<PageEditing["switchFeature"]> | Unexpected;

export const listPagesFx = effectOf("listPages")<void, StaffPages, Unexpected>();
export const savePageTextsFx = effectOf("savePageTexts")<TextsEdit, PageTexts, SaveTextsFailure>();
export const restorePageTextsFx = effectOf("restorePageTexts")<SectionName, void, RestoreTextsFailure>();
export const switchFeatureFx = effectOf("switchFeature")<
  Parameters<PageEditing["switchFeature"]>[0],
  void,
  SwitchFailure
>();
