import type { ContactDetails } from "../../domain/club/contact.ts";

export const contact: ContactDetails = {
  lead: "Une question, une idée, un match amical ? Écrivez-nous, le formulaire est là pour cela.",
  // Visitors see it, and their messages go there.
  email: "contact@club.example",
  // How soon you answer, and where you are: "Sous 48h", "Lyon". An empty one isn't shown.
  delay: "",
  team: "",
  // { name: "Twitch", address: "https://www.twitch.tv/…" }, at most eight.
  channels: [],
};
