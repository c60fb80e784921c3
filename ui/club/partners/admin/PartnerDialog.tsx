import type { Partner, TypedPartner } from "../../../../domain/club/partners/partner.ts";
import { UploadButton } from "../../../content/admin/editor/UploadButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { french } from "../../../design/components/text/french.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { uploadTarget } from "../../lists/admin/detailsForm.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { logoName, staffPartners } from "./partners.ts";
import { hints, labels, words } from "./words.ts";

const PartnerFields = ({ item, texts, field }: GivenToFields<Partner, TypedPartner>) => {
  const given = (name: keyof TypedPartner) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  return (
    <>
      <Pair>
        <Field {...given("name")} dir="auto" />
        <Field {...given("kind")} hint={french(hints.kind)} dir="auto" />
      </Pair>
      <TextArea {...given("text")} rows={4} dir="auto" />
      <Field {...given("address")} inputMode="url" hint={hints.address} />
      <Field {...given("logo")} mark={formWords.optional} inputMode="url" hint={french(hints.logo)} />
      <UploadButton target={uploadTarget(logoName, item)} of={labels.logo} />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

/** The dialog that adds a partner, or changes one. */
export const PartnerDialog = () => (
  <DetailsDialog
    form={staffPartners.form}
    words={words}
    labels={labels}
    shownAs={shownVisibility}
    reasonOf={staffPartners.reasonOf}
    Fields={PartnerFields}
  />
);
