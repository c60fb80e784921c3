import { readTypedProduct, typedProduct, type TypedProduct } from "../../../../domain/club/shop/typedProduct.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { productActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

const noTexts: TypedProduct = {
  name: "",
  description: "",
  price: "",
  drawing: "jersey",
  pictures: "",
  sizes: "",
  facts: "",
  stock: "",
  orderLink: "",
  visibility: "published",
};

/** The products as the staff edits them. */
export const staffProducts = createListModel({
  watched: "products",
  effects: productActs,
  form: { fields: {}, noTexts, read: readTypedProduct, textsOf: typedProduct },
  complaintOf,
  words,
});

/** Names the target of an uploaded picture: it is added to the others. */
export const pictureName = "product-picture";
staffProducts.form.fillByUpload(pictureName, (texts, address) => ({
  ...texts,
  pictures: [texts.pictures.trim(), address].filter(Boolean).join("\n"),
}));
