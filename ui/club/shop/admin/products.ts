import { productForm } from "../../../../domain/club/shop/product.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { productActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

/** The products as the staff edits them. */
export const staffProducts = createListModel({
  watched: "products",
  effects: productActs,
  form: productForm,
  complaintOf,
  words,
  isUndoable: true,
});

/** Names the target of an uploaded picture: it is added to the others. */
export const pictureName = "product-picture";
staffProducts.form.fillByUpload(pictureName, (texts, address) => ({
  ...texts,
  pictures: [texts.pictures.trim(), address].filter(Boolean).join("\n"),
}));
