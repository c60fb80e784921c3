import type { OpenPosition } from "../../../domain/applications/positions.ts";
import { signInAddress } from "../../accounts/address.ts";
import { Button, ButtonLink } from "../../design/components/actions/Button.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { $pressedPosition, applyPressed } from "../wizard/apply.ts";
import { $drafts } from "../wizard/drafts.ts";
import { $pendingPositions } from "../mine/ownApplications.ts";
import { Apply, Description, Plate, Row, Skills } from "./Positions.styles.ts";
import { applicationsPath, recruitmentPath } from "./positionAddress.ts";
import { wizardPreload } from "../wizard/WizardPlace.tsx";
import { words } from "./words.ts";

/** An open position: description, requirements, button to apply. */
export const Position = ({ position }: { readonly position: OpenPosition }) => {
  const { press, wanted, drafts, pending } = useUnit({
    press: applyPressed,
    wanted: $pressedPosition,
    drafts: $drafts,
    pending: $pendingPositions,
  });
  const { slug: id } = position;
  const title = typeset(position.title);
  const name = typeset(words.applyAs(title));
  const isPending = pending.includes(id);
  const isBegun = id in drafts && !isPending;
  return (
    <Row id={id}>
      <Plate>
        <Icon name={position.icon} />
        <h3 dir="auto">{title}</h3>
      </Plate>
      <Description>
        <p dir="auto">{typeset(position.description)}</p>
        {position.skills.length > 0 && (
          <Skills aria-label={words.skills}>
            {position.skills.map((skill) => (
              <li key={skill}>{typeset(skill)}</li>
            ))}
          </Skills>
        )}
      </Description>
      <Apply>
        <Button
          size="small"
          aria-label={isBegun ? typeset(words.resumeAs(title)) : name}
          busy={wanted === id}
          {...wizardPreload}
          onClick={() => press(id)}
        >
          {isBegun ? words.resume : words.apply}
        </Button>
        {isPending && <TextLink to={applicationsPath}>{words.pending}</TextLink>}
        <noscript>
          <ButtonLink size="small" aria-label={name} to={signInAddress(recruitmentPath)}>
            {words.apply}
          </ButtonLink>
        </noscript>
      </Apply>
    </Row>
  );
};
