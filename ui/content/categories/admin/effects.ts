import type {
  AddCategoryRefusal,
  EditedCategories,
  RenameCategoryRefusal,
} from "../../../../domain/content/categories/editCategories.ts";
import type {
  AddCategory,
  CategoryLists,
  PlaceCategory,
  RemoveCategory,
  RenameCategory,
} from "../../../../domain/content/categories/ports.ts";
import type { NotStaff } from "../../../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../../../domain/accounts/ports.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { effectOf } from "../../../lib/effectOf.ts";

export type AddFailure = AddCategoryRefusal | Unexpected;
export type RenameFailure = RenameCategoryRefusal | Unexpected;
export type PlaceFailure = RefusalOf<CategoryLists["place"]> | Unexpected;
export type RemoveFailure = RefusalOf<CategoryLists["remove"]> | Unexpected;

export const readCategoriesFx = effectOf("readCategories")<void, EditedCategories, SignedOut | NotStaff | Unexpected>();
export const addCategoryFx = effectOf("addCategory")<AddCategory, void, AddFailure>();
export const renameCategoryFx = effectOf("renameCategory")<RenameCategory, void, RenameFailure>();
export const placeCategoryFx = effectOf("placeCategory")<PlaceCategory, void, PlaceFailure>();
export const removeCategoryFx = effectOf("removeCategory")<RemoveCategory, void, RemoveFailure>();
