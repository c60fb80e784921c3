import type { LegalDetails } from "../../domain/club/legal.ts";

// The law asks for all of it. While a fact is empty, the page says that it is still to come.

export const legal: LegalDetails = {
  // The name and the legal form: "Les Furets, association loi 1901".
  publisher: "Votre club",
  // The number in a register, when there is one: registration: "RNA W123456789".
  address: "",
  // The person responsible for what is published.
  director: "",
  // The host of the site and its data: name, address, phone.
  host: "",
  // The day since which this text holds.
  since: "2026-01-01",
};
