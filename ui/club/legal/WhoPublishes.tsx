import { missingFacts } from "../../../domain/club/legal.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { ClubMail } from "./ClubMail.tsx";
import { useLegal } from "./legalTexts.ts";
import { terms } from "./termsWords.ts";

const facts = ["publisher", "registration", "address", "director", "host"] as const;

/** The facts of the legal notice, and which are still to come. */
export const WhoPublishes = () => {
  const legal = useLegal();
  const toCome = missingFacts(legal).map((name) => terms.facts[name]);
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
