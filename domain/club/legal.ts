import { isBlank } from "../shared/text.ts";

/** The legal notice of the site. An empty fact is still to come: the page says so. */
export type LegalDetails = {
  /** The publisher, and its legal form: "Boréal Esport, association loi 1901". */
  readonly publisher: string;
  /** Its number in a register, when it has one. */
  readonly registration?: string | undefined;
  readonly address: string;
  /** The person responsible for what is published. */
  readonly director: string;
  /** The host of the site and its data: name, address, phone. */
  readonly host: string;
  /** The day since which this text holds. ISO 8601. */
  readonly since: string;
};

/** The law asks for them of every site. A registration is for those who have one. */
const requiredFacts = ["publisher", "address", "director", "host"] as const;

/** The facts that are still to come. */
export const missingFacts = (legal: LegalDetails): readonly (typeof requiredFacts)[number][] =>
  requiredFacts.filter((name) => isBlank(legal[name]));
