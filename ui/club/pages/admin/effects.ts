import type { SaveTextsRefusal, StaffPages, TextsEdit } from "../../../../domain/club/pages/editPages.ts";
import type { PageEditing, PageTexts } from "../../../../domain/club/pages/ports.ts";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { staffEffect } from "../../../lib/staffEffect.ts";

export type SaveTextsFailure = SaveTextsRefusal | Unexpected;
export type RestoreTextsFailure = RefusalOf<PageEditing["restore"]> | Unexpected;
export type SwitchFailure = RefusalOf<PageEditing["switchFeature"]> | Unexpected;

export const listPagesFx = staffEffect("listPages")<void, StaffPages, Unexpected>();
export const savePageTextsFx = staffEffect("savePageTexts")<TextsEdit, PageTexts, SaveTextsFailure>();
export const restorePageTextsFx = staffEffect("restorePageTexts")<SectionName, void, RestoreTextsFailure>();
export const switchFeatureFx = staffEffect("switchFeature")<
  Parameters<PageEditing["switchFeature"]>[0],
  void,
  SwitchFailure
>();
