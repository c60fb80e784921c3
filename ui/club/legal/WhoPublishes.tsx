import { french, typeset } from "../../design/components/text/french.ts";
import { ClubMail } from "./ClubMail.tsx";
import { useLegal } from "./legalTexts.ts";
import { terms } from "./termsWords.ts";

const facts = ["publisher", "registration", "address", "director", "host"] as const;

/** A registration may be left out; the law asks for the others. */
const required = facts.filter((name) => name !== "registration");

/** The facts of the legal notice, and which are still to come. */
export const WhoPublishes = () => {
  const legal = useLegal();
  const toCome = required.filter((name) => legal[name] === "").map((name) => terms.facts[name]);
  return (
    <>
      <ul>
        {facts
          .filter((name) => legal[name] !== "")
          .map((name) => (
            <li key={name}>
              <strong>{french(`${terms.facts[name]} :`)}</strong> {typeset(legal[name])}
            </li>
          ))}
        <li>
          <strong>{french(`${terms.facts.email} :`)}</strong> <ClubMail />
        </li>
      </ul>
      {toCome.length > 0 && <p>{typeset(terms.toCome(toCome))}</p>}
    </>
  );
};
