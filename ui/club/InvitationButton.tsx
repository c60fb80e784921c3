import type { Invitation } from "../../domain/club/club.ts";
import { ButtonLink } from "../design/components/actions/Button.tsx";
import { ButtonOut } from "../design/components/boards/ButtonOut.tsx";
import { typeset } from "../design/components/text/french.ts";
import { useHasFeature } from "../lib/page/features.ts";

type InvitationButtonProps = Pick<Invitation, "button" | "address">;

/** The button of an invitation: to its address, else to the contact page. Renders nothing on a site with neither. */
export const InvitationButton = ({ button, address }: InvitationButtonProps) => {
  const hasContact = useHasFeature("contact");
  if (address !== "") return <ButtonOut to={address}>{typeset(button)}</ButtonOut>;
  return hasContact && <ButtonLink to="/contact">{typeset(button)}</ButtonLink>;
};
