import { matchesAddress } from "../club/matches/admin/address.ts";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import { Icon } from "../design/components/media/Icon.tsx";
import { withForm } from "./askedForm.ts";
import { peopleView, teamsView, viewAddress } from "./viewAddress.ts";
import { words } from "./words.ts";

const lists = {
  match: matchesAddress({}),
  team: viewAddress(teamsView),
  person: viewAddress(peopleView),
} as const;

type RecordLinkProps = { readonly kind: keyof typeof lists; readonly slug: string };

/** A link to the panel, with the form of a record open. */
export const RecordLink = ({ kind, slug }: RecordLinkProps) => (
  <div>
    <ButtonLink size="small" to={withForm(lists[kind], slug)}>
      <Icon name="pen" />
      {words.editRecord}
    </ButtonLink>
  </div>
);
