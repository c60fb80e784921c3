import { useId } from "react";
import { css, styled } from "styled-components";
import { home } from "virtual:club/home";
import { Link } from "../../design/components/actions/Link.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { recruitmentPath, positionAnchor } from "../../applications/positions/positionAddress.ts";
import { InvitationButton } from "../InvitationButton.tsx";
import { useTexts } from "../pages/texts.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "../words.ts";
import { $hasRoles, $roles } from "./roles.ts";
import type { BoardEdge } from "../../design/components/boards/boardEdges.ts";
import { Call, callStyles } from "../../design/components/boards/Call.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { motion, size, space, stroke } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { nameText } from "../../design/tokens/text.ts";

const rolesStyles = css`
  > nav {
    grid-column: 8 / -1;
    align-self: end;
    border-top: ${stroke.strong} solid ${meaning.text};
  }
  > nav a {
    ${nameText}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x4};
    min-height: 64px;
    border-bottom: ${stroke.hairline} solid ${meaning.lineStrong};
    font-size: ${size.name};
    text-decoration: none;
    transition: transform ${motion.quick};
  }
  > nav a > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > nav a:hover {
    transform: translateX(8px);
  }
`;

/** The call on the left, the ways to help on the right. */
const joinStyles = css`
  ${callStyles}
  > div {
    grid-column: 1 / span 6;
  }
  ${rolesStyles}
  ${below.tablet} {
    > :is(div, nav) {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    > div > div > :last-child {
      width: auto;
    }
  }
`;

const Inside = styled.div`
  ${joinStyles}
`;

/** The last section of home: apply, or contact the club first. Without an open role it is the club's own call alone. */
export const Join = ({ edge }: { readonly edge: BoardEdge }) => {
  const name = useId();
  const { call } = useTexts("home", home);
  const { title, text, button, address } = call;
  const { roles, hasRoles } = useUnit({ roles: $roles, hasRoles: $hasRoles });
  const hasContact = useHasFeature("contact");
  const isRecruiting = useHasFeature("applications");
  if (!isRecruiting || !hasRoles) {
    return (
      <Call title={title} text={text} edge={edge}>
        <InvitationButton {...call} />
      </Call>
    );
  }
  return (
    <Board $ground="acid" $edge={edge} aria-labelledby={name}>
      <Inside>
        <div>
          <h2 id={name}>{typeset(title)}</h2>
          <p>{typeset(text)}</p>
          <div>
            <ButtonLink to={recruitmentPath}>{words.apply}</ButtonLink>
            {address !== "" ? (
              <TextLink way="out" to={address}>
                {typeset(button)}
              </TextLink>
            ) : (
              hasContact && <TextLink to="/contact">{typeset(button)}</TextLink>
            )}
          </div>
        </div>
        {roles && (
          <nav aria-label={words.openRoles}>
            {roles.map(({ slug, title }) => (
              <Link key={slug} to={positionAnchor(slug)}>
                <span dir="auto">{typeset(title)}</span>
                <Icon name="arrow" />
              </Link>
            ))}
          </nav>
        )}
      </Inside>
    </Board>
  );
};
