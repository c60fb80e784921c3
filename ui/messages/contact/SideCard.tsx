import type { ContactDetails } from "../../../domain/club/contact.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Units } from "../../design/components/text/Units.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Side } from "./contact.styles.ts";
import { words } from "./words.ts";

/** Breaks after the "@" on narrow screens only. */
const Address = ({ email }: Pick<ContactDetails, "email">) => {
  const host = email.indexOf("@") + 1;
  return (
    <span>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
};

/** The club's e-mail, response time and channels, beside the form. */
export const SideCard = ({ contact }: { readonly contact: ContactDetails }) => (
  <Side>
    <section aria-labelledby="reach">
      <h2 id="reach">{words.reach}</h2>
      <dl>
        <div>
          <Icon name="mail" />
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>
              <Address email={contact.email} />
            </a>
          </dd>
        </div>
        {contact.delay !== "" && (
          <div>
            <Icon name="clock" />
            <dt>{words.delay}</dt>
            <dd>
              <Units text={typeset(contact.delay)} />
            </dd>
          </div>
        )}
        {contact.team !== "" && (
          <div>
            <Icon name="globe" />
            <dt>{words.team}</dt>
            <dd>{typeset(contact.team)}</dd>
          </div>
        )}
      </dl>
    </section>
    {contact.channels.length > 0 && (
      <section aria-labelledby="follow">
        <h2 id="follow">{words.follow}</h2>
        <ul>
          {contact.channels.map(({ name, address }, at) => (
            <li key={at}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                <span>
                  {typeset(name)}
                  <VisuallyHidden> {words.newTab}</VisuallyHidden>
                </span>
                <Icon name="out" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </Side>
);
