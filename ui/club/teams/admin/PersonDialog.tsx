import type { PersonRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedPerson } from "../../../../domain/club/teams/typed.ts";
import { UploadButton } from "../../../content/admin/editor/UploadButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { french } from "../../../design/components/text/french.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { uploadTarget } from "../../lists/admin/detailsForm.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { LinkFields } from "./LinkFields.tsx";
import { photoName, staffPeople } from "./models.ts";
import { hints, personLabels as labels, personWords } from "./words.ts";

const PersonFields = ({ item, texts, field }: GivenToFields<PersonRecord, TypedPerson>) => {
  const given = (name: keyof TypedPerson) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  const optional = (name: keyof TypedPerson) => ({ ...given(name), mark: formWords.optional });
  return (
    <>
      <input type="hidden" name="slug" defaultValue={texts.slug} />
      <Field {...given("name")} dir="auto" />
      <TextArea {...optional("qualities")} hint={french(hints.qualities)} rows={3} />
      <Field {...optional("experience")} hint={french(hints.experience)} />
      <TextArea {...optional("story")} rows={4} />
      <Field {...optional("stats")} inputMode="url" hint={hints.address} />
      <Field {...optional("photo")} inputMode="url" hint={french(hints.photo)} />
      <UploadButton target={uploadTarget(photoName, item)} of={labels.photo} />
      <LinkFields names={["linkWords", "linkAddress"]} label={(name) => labels[name]} field={field} texts={texts} />
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

/** The dialog that adds a person, or changes one. */
export const PersonDialog = () => (
  <DetailsDialog
    form={staffPeople.form}
    words={personWords}
    labels={labels}
    shownAs={shownVisibility}
    reasonOf={staffPeople.reasonOf}
    Fields={PersonFields}
  />
);
