import { memberKinds, type MembershipRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedMembership } from "../../../../domain/club/teams/typed.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { DetailsDialog, type GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { shownVisibility, VisibilityField } from "../../lists/admin/VisibilityField.tsx";
import { formWords } from "../../lists/admin/words.ts";
import { $people, staffMembers, staffPeople } from "./models.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { hints, memberLabels as labels, memberWords, words } from "./words.ts";

// The form of a member adds people too: one file for both.
export { PersonDialog };

const kinds = memberKinds.map((value) => ({ value, words: words.kinds[value] }));

/** Whom the member is: one of the known people, or a new one. */
const PersonField = ({ texts, field }: Pick<GivenToFields<MembershipRecord, TypedMembership>, "texts" | "field">) => {
  const { people, add } = useUnit({ people: $people, add: staffPeople.form.opened });
  const choices = people
    .map(({ slug, name }) => ({ value: String(slug), words: name }))
    .toSorted((one, other) => one.words.localeCompare(other.words, "fr"));
  return (
    <>
      <Select
        // A person who was just added has to be among the choices before they are chosen.
        key={`${choices.length} ${texts.person}`}
        label={labels.person}
        {...field("person")}
        defaultValue={texts.person}
        choices={[{ value: "", words: words.choosePerson }, ...choices]}
      />
      <div>
        <QuietButton onClick={() => add(null)}>
          <Icon name="plus" />
          {words.newPerson}
        </QuietButton>
      </div>
    </>
  );
};

const MemberFields = ({ item, texts, field }: GivenToFields<MembershipRecord, TypedMembership>) => {
  const given = (name: keyof TypedMembership) => ({ label: labels[name], autoComplete: "off", ...field(name) });
  const optional = (name: keyof TypedMembership) => ({ ...given(name), mark: formWords.optional });
  return (
    <>
      <input type="hidden" name="team" defaultValue={texts.team} />
      {item === null ? (
        <PersonField texts={texts} field={field} />
      ) : (
        <input type="hidden" name="person" defaultValue={texts.person} />
      )}
      <Pair>
        <Select {...given("kind")} defaultValue={texts.kind} choices={kinds} />
        <Field {...given("role")} hint={french(hints.role)} />
      </Pair>
      <Field {...optional("position")} />
      <Pair>
        <Field {...optional("rank")} />
        <Field {...optional("specialty")} />
      </Pair>
      <Pair>
        <Field {...optional("joined")} type="date" hint={french(hints.joined)} />
        <Field {...optional("departed")} type="date" hint={french(hints.departed)} />
      </Pair>
      <VisibilityField field={field("visibility")} chosen={texts.visibility} />
    </>
  );
};

const shownAs = (name: string, text: string): string =>
  name === "kind" && text in words.kinds ? words.kinds[text as "player"] : shownVisibility(name, text);

/** The dialog that adds a member to the shown team, or changes one. */
export const MemberDialog = () => (
  <>
    <DetailsDialog
      form={staffMembers.form}
      words={memberWords}
      labels={labels}
      shownAs={shownAs}
      reasonOf={staffMembers.reasonOf}
      Fields={MemberFields}
    />
    <PersonDialog />
  </>
);
