import type { Product, TypedProduct } from "../../../../domain/club/shop/product.ts";
import { UploadButton } from "../../../content/admin/editor/pictures/UploadButton.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { uploadTarget } from "../../lists/admin/detailsForm.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { pictureName, staffProducts } from "./products.ts";
import { fieldWords } from "./words.ts";

const Controls = ({ item, control }: GivenToControls<Product, TypedProduct>) => (
  <>
    <Pair>
      {control("name")}
      {control("price", { inputMode: "decimal" })}
    </Pair>
    {control("description", { rows: 3 })}
    {control("drawing")}
    {control("pictures", { rows: 2, inputMode: "url" })}
    <UploadButton target={uploadTarget(pictureName, item)} of={fieldWords.pictures.label} />
    <Pair>
      {control("sizes")}
      {control("facts")}
    </Pair>
    {control("orderLink")}
    {control("stock")}
    {control("visibility")}
  </>
);

/** The dialog that adds a product, or changes one. */
export const ProductDialog = recordDialog({ model: staffProducts, fieldWords, Controls });
