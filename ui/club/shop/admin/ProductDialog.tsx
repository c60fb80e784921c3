import { drawings, type Product, type ProductDrawing } from "../../../../domain/club/shop/product.ts";
import type { TypedProduct } from "../../../../domain/club/shop/typedProduct.ts";
import { UploadButton } from "../../../content/admin/editor/UploadButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french } from "../../../design/components/text/french.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { uploadTarget } from "../../lists/admin/detailsForm.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { pictureName, staffProducts } from "./products.ts";
import { drawingWords, hints, labels, words } from "./words.ts";

const drawingChoices = drawings.map((value) => ({ value, words: drawingWords[value] }));

const ProductFields = ({ item, texts, field }: GivenToFields<Product, TypedProduct>) => {
  const given = (name: keyof TypedProduct) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  const optional = (name: keyof TypedProduct & keyof typeof hints) => ({
    ...given(name),
    mark: formWords.optional,
    hint: french(hints[name]),
  });
  return (
    <>
      <Pair>
        <Field {...given("name")} dir="auto" />
        <Field {...given("price")} inputMode="decimal" hint={french(hints.price)} />
      </Pair>
      <TextArea {...given("description")} rows={3} dir="auto" />
      <Select
        {...given("drawing")}
        defaultValue={texts.drawing}
        choices={drawingChoices}
        hint={french(hints.drawing)}
      />
      <TextArea {...optional("pictures")} rows={2} inputMode="url" />
      <UploadButton target={uploadTarget(pictureName, item)} of={labels.pictures} />
      <Pair>
        <TextArea {...optional("sizes")} rows={4} dir="auto" />
        <TextArea {...optional("facts")} rows={4} dir="auto" />
      </Pair>
      <Field {...optional("orderLink")} inputMode="url" />
      <Field {...optional("stock")} dir="auto" />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

const shownAs = (name: keyof TypedProduct, text: string): string =>
  name === "drawing" ? drawingWords[text as ProductDrawing] : shownVisibility(name, text);

/** The dialog that adds a product, or changes one. */
export const ProductDialog = () => (
  <DetailsDialog
    form={staffProducts.form}
    words={words}
    labels={labels}
    shownAs={shownAs}
    reasonOf={staffProducts.reasonOf}
    Fields={ProductFields}
  />
);
