import type { MembershipRecord } from "../../../../domain/club/teams/team.ts";
import type { TypedMembership } from "../../../../domain/club/teams/typed.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import type { GivenToFields } from "../../lists/admin/DetailsDialog.tsx";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { type GivenToControls, recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { $people, staffMembers, staffPeople } from "./models.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { memberFieldWords as fieldWords, words } from "./words.ts";

// The form of a member adds people too: one file for both.
export { PersonDialog };

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
        label={fieldWords.person.label}
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

const Controls = ({ item, texts, field, control }: GivenToControls<MembershipRecord, TypedMembership>) => (
  <>
    {control("team")}
    {item === null ? <PersonField texts={texts} field={field} /> : control("person")}
    <Pair>
      {control("kind")}
      {control("role")}
    </Pair>
    {control("position")}
    <Pair>
      {control("rank")}
      {control("specialty")}
    </Pair>
    <Pair>
      {control("joined")}
      {control("departed")}
    </Pair>
    {control("visibility")}
  </>
);

const DialogOfMember = recordDialog({ model: staffMembers, fieldWords, Controls });

/** The dialog that adds a member to the shown team, or changes one. */
export const MemberDialog = () => (
  <>
    <DialogOfMember />
    <PersonDialog />
  </>
);
